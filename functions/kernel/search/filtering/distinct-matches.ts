import {
  compareIds,
  ID_WORDS,
  idAt,
  type PackedIds,
} from '#functions/kernel/search/packing/packed-id.ts';
import type { Matches } from './match-rows.ts';

type Place = { readonly matches: Matches; readonly at: number; readonly dropped: Uint8Array };

/**
 * Returns the matches with each entity once, in its highest rev. Only searches across shards need this: within one,
 * an id lives in one layer.
 */
export function distinctMatches(all: readonly Matches[]): Matches[] {
  const seen = new Map<number | string, Place>();
  const marked = all.map((matches) => {
    const dropped = new Uint8Array(matches.rows.length);
    for (let at = 0; at < matches.rows.length; at++) {
      const place = { matches, at, dropped };
      const key = keyFor(seen, place);
      const earlier = seen.get(key);
      const loser = earlier && revOf(place) <= revOf(earlier) ? place : earlier;
      if (loser) loser.dropped[loser.at] = 1;
      if (loser !== place) seen.set(key, place);
    }
    return { matches, dropped };
  });
  return marked.map(({ matches: { segment, rows }, dropped }) => ({
    segment,
    rows: rows.filter((_, index) => dropped[index] !== 1),
  }));
}

/** The random end of an id, or the whole id where that is taken by another. */
function keyFor(seen: ReadonlyMap<number | string, Place>, place: Place): number | string {
  const ids = place.matches.segment.ids;
  const key = randomPart(ids, rowOf(place));
  const holder = seen.get(key);
  const isFree =
    holder === undefined ||
    compareIds(holder.matches.segment.ids, rowOf(holder), ids, rowOf(place)) === 0;
  return isFree ? key : idAt(ids, rowOf(place));
}

/** Returns 53 random bits of an id, as many as a number holds exactly. */
function randomPart(ids: PackedIds, row: number): number {
  const high = (ids[row * ID_WORDS + 2] ?? 0) & 0x1f_ffff;
  return high * 2 ** 32 + (ids[row * ID_WORDS + 3] ?? 0);
}

const rowOf = ({ matches, at }: Place): number => matches.rows[at] ?? 0;
const revOf = (place: Place): number => place.matches.segment.revs[rowOf(place)] ?? 0;
