/** Numbers and choices that look random and are the same in every run. */
export type Random = {
  /** Returns a whole number, both ends included. */
  readonly int: (min: number, max: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
};

/** Makes the generator mulberry32, seeded by a name (FNV-1a). */
export function seededRandom(name: string): Random {
  let state = 0x811c9dc5;
  for (const character of name) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (list) => elementAt(list, int(0, list.length - 1)),
    chance: (probability) => next() < probability,
  };
}

/** An element that must be there; counts round and round when the place is beyond the end. */
export function elementAt<T>(list: readonly T[], at: number): T {
  const element = list[at % list.length];
  if (element === undefined) throw new Error('An empty list has no element.');
  return element;
}
