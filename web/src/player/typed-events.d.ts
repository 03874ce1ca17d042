/** What takes an event: a function, or an object that has one. */
export type Listener<Target, Event> =
  | ((this: Target, event: Event) => unknown)
  | { handleEvent(event: Event): unknown }
  | null;

/** An EventTarget whose events are known by name; a name that is not among them does not compile. */
export class TypedEventTarget<Events> extends EventTarget {
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: Listener<this, Events[Name] & Event>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: Listener<this, Events[Name] & Event>,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** An element that has events besides those of every element. */
export class TypedElement<Events> extends HTMLElement {
  addEventListener<Name extends keyof AllEvents<Events> & string>(
    type: Name,
    listener: Listener<this, AllEvents<Events>[Name] & Event>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof AllEvents<Events> & string>(
    type: Name,
    listener: Listener<this, AllEvents<Events>[Name] & Event>,
    options?: boolean | EventListenerOptions,
  ): void;
}

type AllEvents<Events> = Events & Omit<HTMLElementEventMap, keyof Events>;

/** Of every player. */
export interface PlayerEvents {
  /** The first frame is drawn. */
  ready: Event;
  /** What went wrong; load() tries again. */
  error: CustomEvent<Error>;
  play: Event;
  pause: Event;
}

/** Of StickmanPlayer and `<stick-man>`. */
export interface StickmanEvents extends PlayerEvents {
  /** A jump, throw or thrust is over. */
  actionend: CustomEvent<{ action: import('../core/names.js').AnyActionName }>;
}
