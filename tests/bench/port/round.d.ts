// The port itself is written without types, as everyday JavaScript is.

export interface Run {
  start(): void;
  advance(ticks: number): void;
  /** The whole script, once through. */
  runRound(): void;
  /** Joints, hair, the spear's tip and butt, in the order in which the core gives them. */
  points(): { x: number; y: number }[];
}

export function createRun(script: { action: string; speed: number; ticks: number }[]): Run;
