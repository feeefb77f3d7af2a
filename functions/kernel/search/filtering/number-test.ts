import { emptyOf, type NumberColumn } from '#functions/kernel/search/packing/packed-column.ts';
import { type FilterLeaf, scalarsOf } from '#shared/kernel/attribute-filter.ts';
import type { ColumnKind } from '#shared/kernel/entity-class.ts';
import { comparableValue } from '#shared/kernel/match-filter.ts';
import { type NumberRange, rangeOf } from './number-range.ts';

/** Makes the test whether the number in a slot meets the condition; for `ne`, whether it equals an excluded number. */
export function numberTest(
  leaf: FilterLeaf,
  kind: ColumnKind,
  { values, scale }: NumberColumn,
): (slot: number) => boolean {
  const empty = emptyOf(values);
  const isPresent = (packed: number) => packed !== empty && !Number.isNaN(packed);
  if (leaf.comparison === 'exists') return (slot) => isPresent(values[slot] ?? empty);
  const range = wantedRange(leaf, kind);
  if (range) {
    const { low, high } = range;
    return (slot) => {
      const packed = values[slot] ?? empty;
      const value = packed * scale;
      return packed !== empty && value >= low && value <= high;
    };
  }
  const wanted = new Set(wantedNumbers(leaf, kind));
  return (slot) => {
    const packed = values[slot] ?? empty;
    return isPresent(packed) && wanted.has(packed * scale);
  };
}

/** Returns the range of `numberTest`, where the condition is one range. */
export function wantedRange(leaf: FilterLeaf, kind: ColumnKind): NumberRange | undefined {
  return rangeOf(leaf.comparison, wantedNumbers(leaf, kind)[0] ?? Number.NaN);
}

/**
 * Moves the rows with a number in the range to the front and returns how many they are; for a column of one slot per
 * row.
 */
export function filterByRange(
  { values, scale }: NumberColumn,
  { low, high }: NumberRange,
): (rows: Uint32Array, count: number) => number {
  const empty = emptyOf(values);
  return (rows, count) => {
    let kept = 0;
    for (let n = 0; n < count; n++) {
      const row = rows[n] ?? 0;
      const packed = values[row] ?? empty;
      const value = packed * scale;
      rows[kept] = row;
      kept += +(packed !== empty) & +(value >= low) & +(value <= high);
    }
    return kept;
  };
}

function wantedNumbers(leaf: FilterLeaf, kind: ColumnKind): number[] {
  return scalarsOf(leaf)
    .flatMap((value) => comparableValue(kind, value) ?? [])
    .map(Number);
}
