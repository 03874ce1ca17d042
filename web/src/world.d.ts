/** Types of the embind module `world.js`: all that `core.js` has, and what the Motion lab asks for besides. */
import type { CoreModule, CoreOptions, Stickman } from './core.js';

/** The range of a parameter, both ends allowed. */
export interface ParameterInfo {
  readonly lowest: number;
  readonly highest: number;
  /** 'u', 'rad', 's', '1/s', 'cycles/s', 'part' (of a whole) or '' (a plain factor). */
  readonly unit: string;
}

export interface WorldModule extends CoreModule {
  /** Undefined: unknown name. */
  parameterInfo(name: string): ParameterInfo | undefined;
  /** From now on remembers that many last ticks, at most 2400; 0 ends it. */
  keepHistory(figure: Stickman, ticks: number): void;
  /** Ticks one can go back now. */
  historyLength(figure: Stickman): number;
  /**
   * Shows the state of that tick exactly, 0 being the newest. The next tick goes on from there and forgets what
   * came after. False: not remembered, nothing changed.
   */
  seek(figure: Stickman, ticksBack: number): boolean;
  /** How far the head is from its ideal place, in u. */
  headLag(figure: Stickman): number;
}

export default function createWorld(options?: CoreOptions): Promise<WorldModule>;
