/** Types of the game's class in the embind module `world.js`. */
import type { SceneFigure } from './world.js';

/** A member of an embind enum; `value` is its number. */
export interface EnumMember {
  readonly value: number;
}

/** One runner on one course; run follows run. Ready at first. */
export interface SpearRun extends Omit<SceneFigure, 'parameterRange'> {
  /** Applied, in order, at the start of the next tick. False: not a member of Button. */
  press(button: EnumMember): boolean;
  release(button: EnumMember): boolean;
  /** A member of RunState. */
  state(): EnumMember;
  /** A whole number. */
  score(): number;
  /** In u; 100 u are 1 m. */
  distance(): number;
  /** u/s. */
  speed(): number;
  kills(): number;
  /** The factor for the next kill: 1, 2, 3 ... */
  combo(): number;
  /** 0..1: what is left of the combo's time. */
  comboLeft(): number;
  /** Of this run's course. */
  seed(): number;
  /** Of the next run's; else it follows from this one's. False: not 0..4294967295. */
  setNextSeed(seed: number): boolean;
  /** The run, as far as it went, as text. */
  replay(): string;
  /** '': it runs that run from now on. Anything else: what is wrong, with the line; nothing has changed. */
  watch(text: string): string;
  watching(): boolean;
  /** What the run that was watched claims and does not keep, once it is over; '': all is true. */
  falseClaim(): string;
  /** Bits of RUN_EVENTS: what happened since the last call. */
  takeEvents(): number;
  /** Index into OBSTACLES of what was speared last in this run; -1: nothing. */
  hitThing(): number;
  /** Index into OBSTACLES of what the spear touched last in vain; -1: nothing. */
  clankedThing(): number;
  /** Index into OBSTACLES; -1: into nothing. */
  crashedInto(): number;
  /** Number of the last milestone passed; 0: none. */
  milestone(): number;
  /** In u. */
  milestoneDistance(milestone: number): number;
}
