// For the compiler, which does not look into the browsers' helpers: one of their packages comes without types.

export function measurePage(settings: {
  frames: number;
  blocks: number;
}): Promise<import('./bench.mjs').Figure[]>;
