import type { SceneFigure, WorldModule } from '../core/world.js';
import type { Point } from './canvas-point.js';

/** The drawing space in units. */
export interface View {
  readonly width: number;
  readonly groundY: number;
}

/**
 * One scene of the cast: how its figure is made, what its controls, the pointer and the keys mean to it. It owns no
 * figure: the player hands it the one that lives.
 */
export interface Scene<F extends SceneFigure> {
  /** A mouse leads it without a button held down. */
  readonly hovers: boolean;
  /** `values` by control, as far as they are known. */
  make(module: WorldModule, values: ReadonlyMap<string, number>): F;
  /** Whether the figure must be made anew for this control. */
  needsNew(control: string): boolean;
  /** What a control should show. NaN: the figure does not say. */
  get(figure: F, control: string): number;
  set(figure: F, control: string, value: number): void;
  /** A pointer takes hold. */
  grab(figure: F, point: Point, view: View): void;
  /** The pointer that leads it is there now. */
  lead(figure: F, point: Point, view: View): void;
  /** It leads no more. Where this is missing, what it did stays. */
  leave?(figure: F): void;
  /** By steps of the arrow keys. */
  nudge(figure: F, step: Point, view: View): void;
  /** Back to where it was at first, where a key of the panel asks for that. */
  home?(figure: F, view: View): void;
  /** Called before each frame's step. */
  advance(figure: F, dt: number): void;
  /** The drawing space is known, or has another width now. */
  viewed(figure: F, view: View): void;
  /** What is shown in numbers, by name. */
  readouts(figure: F): Record<string, string>;
}
