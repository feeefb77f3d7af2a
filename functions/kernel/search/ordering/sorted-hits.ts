import type { Matches } from '#functions/kernel/search/filtering/match-rows.ts';
import { idAt } from '#functions/kernel/search/packing/packed-id.ts';
import { compareTexts } from '#functions/kernel/search/packing/text-dictionary.ts';
import type { Cursor } from './cursor.ts';
import {
  rowPositionOfId,
  type SortField,
  type SortValue,
  sortKeyOf,
  sortKeyOfValue,
  sortValueOf,
} from './sort-field.ts';
import { topItems } from './top-items.ts';

export type Hit = { readonly id: string; readonly rev: number; readonly values: SortValue[] };

/** The first `wanted` hits behind the cursor, in the order of the fields, ties by id. */
export function sortedHits(
  matches: readonly Matches[],
  fields: readonly SortField[],
  { after, wanted }: { after: Cursor | undefined; wanted: number },
): Hit[] {
  const hits = matches.flatMap((match) => {
    const rest = after ? behind(match, fields, after) : match;
    return firstRows(rest, fields, wanted).map(hitOf(rest, fields));
  });
  if (matches.length > 1) hits.sort(compareHits(fields));
  return hits.slice(0, wanted);
}

/** The rows that come after the cursor's. */
function behind({ segment, rows }: Matches, fields: readonly SortField[], after: Cursor): Matches {
  const keys = fields.map((by, n) => ({
    keyOf: sortKeyOf(segment, by),
    last: sortKeyOfValue(segment, by, after.values[n] ?? null),
  }));
  const lastRow = rowPositionOfId(segment, after.id);
  const isBehind = (row: number): boolean => {
    for (const { keyOf, last } of keys) {
      const key = keyOf(row);
      if (key !== last) return key > last;
    }
    return row > lastRow;
  };
  return { segment, rows: rows.filter(isBehind) };
}

function firstRows(
  { segment, rows }: Matches,
  fields: readonly SortField[],
  wanted: number,
): number[] {
  // The rows lie in the order of their ids.
  if (fields.length === 0) return [...rows.subarray(0, wanted)];
  const keys = fields.map((by) => keysOf(rows, sortKeyOf(segment, by)));
  const compare = (a: number, b: number): number => {
    for (let n = 0; n < keys.length; n++) {
      const keyA = keys[n]?.[a] ?? 0;
      const keyB = keys[n]?.[b] ?? 0;
      if (keyA !== keyB) return keyA < keyB ? -1 : 1;
    }
    return a - b;
  };
  return topItems(rows.length, wanted, compare).map((item) => rows[item] ?? 0);
}

/** Returns the keys of rows, in a loop: `Float64Array.from` would take the rows one by one from an iterator. */
function keysOf(rows: Uint32Array, keyOf: (row: number) => number): Float64Array {
  const keys = new Float64Array(rows.length);
  for (let n = 0; n < rows.length; n++) keys[n] = keyOf(rows[n] ?? 0);
  return keys;
}

function hitOf({ segment }: Matches, fields: readonly SortField[]): (row: number) => Hit {
  const readers = fields.map((by) => sortValueOf(segment, by));
  return (row) => ({
    id: idAt(segment.ids, row),
    rev: segment.revs[row] ?? 0,
    values: readers.map((read) => read(row)),
  });
}

function compareHits(fields: readonly SortField[]): (a: Hit, b: Hit) => number {
  return (a, b) => {
    for (const [n, by] of fields.entries()) {
      const order = compareValues(a.values[n] ?? null, b.values[n] ?? null, by);
      if (order !== 0) return order;
    }
    return a.id < b.id ? -1 : 1;
  };
}

function compareValues(a: SortValue, b: SortValue, { sign, order }: SortField): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a === 'string' || typeof b === 'string') {
    const compare = order?.compare ?? compareTexts;
    return sign * compare(String(a), String(b));
  }
  return sign * (a - b);
}
