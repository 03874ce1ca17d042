/**
 * What an element has from one connection to its end, and what is thrown away with it. There always is one: the present,
 * or the next.
 * @template {{ destroy(): void }} P
 */
export class Connection {
  /** @type {P | null} */
  player = null;
  begun = false;
  failed = false;
  ended = false;
  /** @type {(element: any) => void} */
  resolve = () => {};
  /** @type {(error: unknown) => void} */
  #reject = () => {};
  /** Settled when the first frame is drawn, or can be no more. @type {Promise<any>} */
  ready = new Promise((resolve, reject) => {
    this.resolve = resolve;
    this.#reject = reject;
  });
  /** Takes away what was made besides the player; harmless when done twice. */
  undo = () => {};

  constructor() {
    this.ready.catch(() => {}); // who does not ask for it hears the event
  }

  /** Nothing is shown, but another try may be. @param {unknown} error */
  fail(error) {
    this.failed = true;
    this.#stop(error);
  }

  end() {
    this.ended = true;
    this.#stop(new DOMException('The element was removed or destroyed before it was ready.', 'AbortError'));
  }

  /** @param {unknown} reason for who still waits */
  #stop(reason) {
    this.player?.destroy();
    this.player = null;
    this.undo();
    this.#reject(reason);
  }
}
