/** Types of the embind module `core.js`, which the build generates from cpp/bindings. */

/** A member of the embind enum; `value` is its number. */
export interface ActionMember {
  readonly value: number;
}

/** The C++ figure behind a player. Call `delete()` when done: it lives outside the garbage collector. */
export interface Stickman {
  /** Advances by `dt` seconds (clamped to 1/30; 0, negative and NaN advance nothing) and packs the draw list. */
  buildPose(dt: number): void;
  /** View into wasm memory; detached (byteLength 0) once memory has grown, then to be fetched again. */
  drawList(): Float32Array;
  /** State hash of the last tick: 16 hex digits. */
  hash(): string;
  /** Ticks of 1/120 s run so far. */
  tick(): number;
  /** Width of the drawing space in units; its height is always 440. */
  setView(width: number): void;
  /** y of the ground line in units, pointing down. */
  groundY(): number;
  /** x,y pairs in the order of JOINTS; a view like drawList(). */
  pose(): Float32Array;
  /** x,y pairs of the hair's four Verlet points, root first, at the last tick; a view like drawList(). */
  hair(): Float32Array;
  /** The same points a tick earlier. */
  hairPrevious(): Float32Array;
  /**
   * x,y pairs of the spear as shown, in the order of SPEAR_POINTS, then how much of it there is in his hands, 0 none .. 1;
   * a view like drawList().
   */
  spear(): Float32Array;
  /** How many actions that play once (jump, throw, thrust) are over by now. */
  endedActions(): number;
  /** False: not a member of Action, nothing changed. */
  setAction(action: ActionMember): boolean;
  /** What he does at present. */
  action(): ActionMember;
  /** 0 walks, 1 runs; clamped. False: NaN, nothing changed. */
  setGait(gait: number): boolean;
  /** u/s, clamped to -200..1000. False: NaN, nothing changed. */
  setSpeed(speed: number): boolean;
  /** The sign counts: + faces right, - left. False: 0 or NaN, nothing changed. */
  setFacing(facing: number): boolean;
  /**
   * How much farther in the cycle of what he does he starts, 0..1, clamped. False: NaN, or time has passed; nothing
   * changed.
   */
  setPhase(phase: number): boolean;
  /** Where the figure stands, in units. False: NaN, nothing changed. */
  setGround(x: number, y: number): boolean;
  /** Gait phase 0..1 of the near foot. */
  phase(): number;
  /** Present ground speed in u/s. */
  groundSpeed(): number;
  /** Units travelled. */
  distance(): number;
  /** Bit 0: near foot planted; bit 1: far foot planted. */
  contacts(): number;
  /** Lengths, angles and rates one may change. */
  parameterNames(): string[];
  /** NaN: unknown name. */
  parameter(name: string): number;
  /** False: unknown name or NaN; otherwise clamped to its range. Changes how he does what he does, never what. */
  setParameter(name: string, value: number): boolean;
  /** Frees him; a player does that for its own. */
  delete(): void;
  /** Whether delete() was called. */
  isDeleted(): boolean;
}

/** What the factory resolves to. */
export interface CoreModule {
  Stickman: new () => Stickman;
  Action: { readonly [member: string]: ActionMember };
  /** C++ Stickman objects alive now. */
  liveObjects(): number;
}

/** What the factory may be given. */
export interface CoreOptions {
  /** The bytes of core.wasm, where they cannot be fetched (Node). */
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Takes the place of the glue's own download. */
  instantiateWasm?(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

export default function createCore(options?: CoreOptions): Promise<CoreModule>;
