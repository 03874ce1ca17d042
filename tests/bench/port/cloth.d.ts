// The port itself is written without types, as everyday JavaScript is.

export interface Cloth {
  /** Of its points, row by row from the top of the pole. */
  x: Float64Array;
  y: Float64Array;
  advance(ticks: number): void;
}

export function createCloth(settings: {
  columns: number;
  rows: number;
  spacing: number;
  iterations: number;
  substeps: number;
  /** The top of the pole. */
  anchor: { x: number; y: number };
}): Cloth;
