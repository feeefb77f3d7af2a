import { lowerBound } from './lower-bound.ts';

/** The ranks of a fitting place name, best first; names with typing errors come after all of them. */
export const NAME_RANKS = {
  exact: 0,
  wholeWords: 1,
  beginning: 2,
  laterWords: 3,
  laterBeginning: 4,
  typingError: 5,
} as const;

/** The rank of the best fitting name of each place. */
export type NameHits = Map<number, number>;

export type NameIndex = {
  /** Finds the places whose name, from its first word or a later one on, begins with the key. */
  readonly find: (key: string) => NameHits;
};

/**
 * Makes an index of every name from each of its words to the end, in order, so that a search walks on from the first
 * fit.
 */
export function makeNameIndex(names: readonly { key: string; place: number }[]): NameIndex {
  const tails = names
    .flatMap(({ key, place }) =>
      wordStarts(key).map((start) => ({ tail: key.slice(start), start, place })),
    )
    .sort((a, b) => (a.tail < b.tail ? -1 : 1));
  return {
    find: (key) => {
      const hits: NameHits = new Map();
      const first = lowerBound(tails.length, (row) => (tails[row]?.tail ?? '') < key);
      for (let row = first; row < tails.length; row += 1) {
        const entry = tails[row];
        if (!entry?.tail.startsWith(key)) break;
        keepBetterRank(hits, entry.place, rankOf(entry.tail, entry.start, key));
      }
      return hits;
    },
  };
}

/** Remembers the better of two ranks of a place. */
export function keepBetterRank(hits: NameHits, place: number, rank: number): void {
  if (rank < (hits.get(place) ?? Number.POSITIVE_INFINITY)) hits.set(place, rank);
}

function wordStarts(key: string): number[] {
  const starts = [0];
  for (let space = key.indexOf(' '); space >= 0; space = key.indexOf(' ', space + 1))
    starts.push(space + 1);
  return starts;
}

function rankOf(tail: string, start: number, key: string): number {
  const endsWord = tail.length === key.length || tail[key.length] === ' ';
  if (start > 0) return endsWord ? NAME_RANKS.laterWords : NAME_RANKS.laterBeginning;
  if (tail.length === key.length) return NAME_RANKS.exact;
  return endsWord ? NAME_RANKS.wholeWords : NAME_RANKS.beginning;
}
