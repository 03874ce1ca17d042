/** Types of the embind module `world.js`: all that `core.js` has, what the Motion lab asks for besides, and the cast. */
import type { CoreOptions } from './core.js';
import type { ExtendedModule, ExtendedStickman } from './extended.js';
import type { EnumMember, SpearRun } from './spear-run.js';

/** The range of a parameter, both ends allowed. */
export interface ParameterInfo {
  readonly lowest: number;
  readonly highest: number;
  /** 'u', 'rad', 's', '1/s', 'cycles/s', 'part' (of a whole) or '' (a plain factor). */
  readonly unit: string;
}

/**
 * What every scene of the cast can do. Setters refuse NaN (false, nothing changed) and clamp the rest. Views lie in
 * wasm memory; they are detached (byteLength 0) once it has grown, then to be fetched again.
 */
export interface SceneFigure {
  /** Advances by `dt` seconds (clamped to 1/30; 0, negative and NaN advance nothing) and packs the draw list. */
  step(dt: number): void;
  /** A view. */
  drawList(): Float32Array;
  /** State hash of the last tick: 16 hex digits. */
  hash(): string;
  /** Width of the drawing space in units; its height is always 440. */
  setView(width: number): void;
  /** y of the ground line in units, pointing down. */
  groundY(): number;
  parameterNames(): string[];
  /** NaN: unknown name. */
  parameter(name: string): number;
  /** False: unknown name or NaN; otherwise clamped to its range. Changes how a thing is done, never what is done. */
  setParameter(name: string, value: number): boolean;
  /** Undefined: unknown name. */
  parameterRange(name: string): ParameterInfo | undefined;
  /** It lives outside the garbage collector. */
  delete(): void;
  isDeleted(): boolean;
}

/** Verlet points held together by distance constraints, hung up at an anchor. */
export interface VerletFigure extends SceneFigure {
  /** x,y pairs; a view. */
  points(): Float32Array;
  /** The same points a tick earlier. */
  previousPoints(): Float32Array;
  /**
   * In u. It gets there within the next tick, and pulls; farther than 220 u away is a cut, which pulls at nothing. In a
   * view of another width it stays as far across as it was.
   */
  setAnchor(x: number, y: number): boolean;
  anchorX(): number;
  anchorY(): number;
  /** Back to where it began. */
  resetAnchor(): void;
  /** u/s². */
  setWind(x: number, y: number): boolean;
  /** u/s², downwards. */
  setGravity(gravity: number): boolean;
  /** The part of the velocity kept per 1/60 s, 0..1. */
  setDamping(kept: number): boolean;
  /** 1..64 per substep. */
  setIterations(iterations: number): boolean;
  /** 1..16 per tick. */
  setSubsteps(substeps: number): boolean;
  /** Length of the longest link over its rest length: 1 is none. */
  maxStretch(): number;
  /** Mean length of the links over their rest length. */
  meanStretch(): number;
}

/** A strand of points, anchor first. */
export interface Rope extends VerletFigure {
  /** How far the free end hangs below the anchor, in u. */
  endHeight(): number;
}

/** A flag: columns × rows of points, row by row, the left column on a pole whose top is the anchor. */
export interface Cloth extends VerletFigure {}

/** Two legs of equal bones. */
export interface Walker extends SceneFigure {
  /** Where the hips go, smoothly, in u. */
  setHip(x: number): boolean;
  /** rad/s of the feet on their circles; positive walks towards -x. */
  setAngularSpeed(speed: number): boolean;
  /** u/s on planted feet, in place of the circles; of this and setAngularSpeed() the last call wins. */
  setWalkSpeed(speed: number): boolean;
  /** As the stickman's; setTerrain() in terrain.js says it in words. */
  useTerrain(): number;
  /** x,y pairs in the order of WALKER_JOINTS; a view. */
  pose(): Float32Array;
  /** Bit 0: right foot planted; bit 1: left foot planted. */
  contacts(): number;
}

/** A dog: four legs whose gait follows the speed. */
export interface Hound extends SceneFigure {
  /** u/s, 0..700, at size 1. While he stands it sets him going; at 0 he stands. */
  setSpeed(speed: number): boolean;
  /** Jump and land play once, over what he did before; the others go on. */
  setState(state: EnumMember): boolean;
  state(): EnumMember;
  /** As the stickman's; setTerrain() in terrain.js says it in words. */
  useTerrain(): number;
  /** Index in HOUND_GAITS. */
  gait(): number;
  /** 0..1 of the cycle since the left hind paw's touchdown. */
  phase(): number;
  /** u/s over the ground, at size 1. */
  groundSpeed(): number;
  /** u covered, at size 1. */
  distance(): number;
  /** x,y pairs in the order of HOUND_JOINTS; a view. */
  pose(): Float32Array;
  /** A bit per planted paw, in the order of HOUND_PAWS. */
  contacts(): number;
}

export interface WorldModule extends ExtendedModule {
  /** 2..200 points, 1..100 u apart; 20 and 18 in place of NaN. */
  Rope: new (points: number, spacing: number) => Rope;
  /** 2..128 columns and rows, 1..100 u apart; 16, 10 and 16 in place of NaN. */
  Cloth: new (columns: number, rows: number, spacing: number) => Cloth;
  Walker: new () => Walker;
  Hound: new () => Hound;
  /** Stand, Run, Jump, Land, Sit, Lie, Curl, Swim. */
  HoundState: { readonly [member: string]: EnumMember };
  /** A whole number from 0 to 4294967295. */
  SpearRun: new (seed: number) => SpearRun;
  /** Jump, Thrust, Pause, Start. */
  Button: { readonly [member: string]: EnumMember };
  /** Ready, Running, Paused, Over. */
  RunState: { readonly [member: string]: EnumMember };
  /** All kinds of thing on the course, in the order of `crashedInto()`: OBSTACLES. */
  obstacleNames(): string[];
  /** All that can happen in a run, in the order of the bits of `takeEvents()`: RUN_EVENTS. */
  eventNames(): string[];
  /** Undefined: unknown name. */
  parameterInfo(name: string): ParameterInfo | undefined;
  /** From now on remembers that many last ticks, at most 2400; 0 ends it. */
  keepHistory(figure: ExtendedStickman, ticks: number): void;
  /** Ticks one can go back now. */
  historyLength(figure: ExtendedStickman): number;
  /**
   * Shows the state of that tick exactly, 0 being the newest. The next tick goes on from there and forgets what
   * came after. False: not remembered, nothing changed.
   */
  seek(figure: ExtendedStickman, ticksBack: number): boolean;
  /** How far the head is from its ideal place, in u. */
  headLag(figure: ExtendedStickman): number;
  /** u/s at which he is asked to go, however that was asked; 0 where he is asked to stay. */
  targetSpeed(figure: ExtendedStickman): number;
  /** The gait of that speed, 0 walk .. 1 run. */
  targetGait(figure: ExtendedStickman): number;
}

export default function createWorld(options?: CoreOptions): Promise<WorldModule>;
