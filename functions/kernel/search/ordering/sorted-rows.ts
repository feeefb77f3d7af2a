import type { Matches } from '#functions/kernel/search/filtering/match-rows.ts';
import { compareIds, idAt } from '#functions/kernel/search/packing/packed-id.ts';
import type { PackedSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import { compareTexts } from '#functions/kernel/search/packing/text-dictionary.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
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

/** A row of one segment that is on its way to a page. */
type FoundRow = { readonly segment: PackedSegment; readonly row: number };

/** The first `wanted` rows behind the cursor, in the order of the fields, ties by id. */
export function sortedRows(
  matches: readonly Matches[],
  fields: readonly SortField[],
  { after, wanted }: { after: Cursor | undefined; wanted: number },
): FoundRow[] {
  const parts = matches.map((match) => {
    const rest = after ? behind(match, fields, after) : match;
    return { segment: rest.segment, rows: firstRows(rest, fields, wanted) };
  });
  if (parts.length > 1) return mergedRows(parts, fields).slice(0, wanted);
  return parts.flatMap(({ segment, rows }) => rows.map((row) => ({ segment, row })));
}

export const refAt = ({ segment, row }: FoundRow): PinnedRef => ({
  id: idAt(segment.ids, row),
  rev: segment.revs[row] ?? 0,
});

/** Returns the place behind a row, at which the next page begins. */
export const cursorAt = ({ segment, row }: FoundRow, fields: readonly SortField[]): Cursor => ({
  id: idAt(segment.ids, row),
  values: fields.map((by) => sortValueOf(segment, by)(row)),
});

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
    for (const key of keys) {
      // Two keys behind all others differ by no number.
      const order = (key[a] ?? 0) - (key[b] ?? 0);
      if (order) return order;
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

/** Puts the rows of several segments into one order, by their values, which mean the same in each. */
function mergedRows(
  parts: readonly { segment: PackedSegment; rows: readonly number[] }[],
  fields: readonly SortField[],
): FoundRow[] {
  const valued = parts.flatMap(({ segment, rows }) => {
    const readers = fields.map((by) => sortValueOf(segment, by));
    return rows.map((row) => ({ segment, row, values: readers.map((read) => read(row)) }));
  });
  return valued.sort((a, b) => {
    for (const [n, by] of fields.entries()) {
      const order = compareValues(a.values[n] ?? null, b.values[n] ?? null, by);
      if (order !== 0) return order;
    }
    return compareIds(a.segment.ids, a.row, b.segment.ids, b.row);
  });
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
