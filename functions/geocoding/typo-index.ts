import { editDistance } from './edit-distance.ts';
import { keepBetterRank, NAME_RANKS, type NameHits } from './name-index.ts';

/** The number of typing errors forgiven in a key of at least `length` letters, most first. */
const FORGIVEN = [
  { length: 8, errors: 2 },
  { length: 4, errors: 1 },
] as const;

export type TypoIndex = {
  /** Finds the places whose name, or the first words of it, is the key but for a few typing errors. */
  readonly find: (key: string) => NameHits;
};

/**
 * Makes an index of names, each with a mask of its letters: one typing error changes at most two bits, so that one
 * comparison of numbers passes over almost every name.
 */
export function makeTypoIndex(names: readonly { key: string; place: number }[]): TypoIndex {
  const heads = names.flatMap(({ key, place }) =>
    firstWords(key).map((head) => ({ head, place, isWhole: head === key })),
  );
  const masks = Uint32Array.from(heads, ({ head }) => letterMask(head));
  return {
    find: (key) => {
      const hits: NameHits = new Map();
      const most = FORGIVEN.find(({ length }) => key.length >= length)?.errors ?? 0;
      if (most === 0) return hits;
      const mask = letterMask(key);
      for (const [index, { head, place, isWhole }] of heads.entries()) {
        if (bitsOf((masks[index] ?? 0) ^ mask) > 2 * most) continue;
        const errors = editDistance(head, key, most);
        if (errors > most) continue;
        keepBetterRank(hits, place, NAME_RANKS.typingError + errors + (isWhole ? 0 : 0.5));
      }
      return hits;
    },
  };
}

function firstWords(key: string): string[] {
  const words = key.split(' ');
  return words.map((_, index) => words.slice(0, index + 1).join(' '));
}

function letterMask(text: string): number {
  let mask = 0;
  for (let index = 0; index < text.length; index += 1) mask |= 1 << (text.charCodeAt(index) & 31);
  return mask;
}

/**
 * Counts the set bits of 32.
 * @see https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel
 */
function bitsOf(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
