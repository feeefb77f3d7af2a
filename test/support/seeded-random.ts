/** The same sequence for the same seed (mulberry32). */
export type SeededRandom = {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number in [0, below). */
  readonly below: (below: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** A UUID in v7 form. */
  readonly uuid: () => string;
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] as never,
    uuid: () => `${hex(8)}-${hex(4)}-7${hex(3)}-${'89ab'[below(4)]}${hex(3)}-${hex(12)}`,
  };
}
