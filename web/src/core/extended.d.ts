/** Types of the embind module `extended.js`, which the build generates from cpp/bindings: the core, and more of the stickman. */
import type { CoreModule, CoreOptions, Stickman } from './core.js';

/** He walks on any ground, and does what he is taught. */
export interface ExtendedStickman extends Stickman {
  /**
   * The points handed to terrainPoint() since the last call become the ground he is on; none: level ground. 0; else what
   * is wrong, and nothing changed: see setTerrain() in terrain.js, which says it in words.
   */
  useTerrain(): number;
  /**
   * The numbers handed to actionNumber() since the last call become an action of his own (see own-actions.js). Its number
   * among them, from 0; -1: refused, see actionFault(), nothing changed.
   */
  defineAction(): number;
  /** Does his own action of that number. False: there is none, nothing changed. */
  playOwn(number: number): boolean;
  /** The number of his own action that he is at, or -1. */
  playedOwn(): number;
}

/** What the factory resolves to. */
export interface ExtendedModule extends CoreModule {
  Stickman: new () => ExtendedStickman;
  /** A point of the ground that useTerrain() is to give a figure next: u, x ascending, y down. */
  terrainPoint(x: number, y: number): void;
  /** A number of the action that defineAction() is to give a figure next. */
  actionNumber(value: number): void;
  /** What was wrong with the action refused last: fault, field, track, key, least, most, other track. */
  actionFault(which: number): number;
}

export default function createExtended(options?: CoreOptions): Promise<ExtendedModule>;
