import { emptyOf, type NumberColumn } from '#functions/kernel/search/packing/packed-column.ts';
import { type FilterLeaf, scalarsOf } from '#shared/kernel/attribute-filter.ts';
import type { ColumnKind } from '#shared/kernel/entity-class.ts';
import { comparableValue } from '#shared/kernel/match-filter.ts';

/** Makes the test whether the number in a slot meets the condition; for `ne`, whether it equals an excluded number. */
export function numberTest(
  leaf: FilterLeaf,
  kind: ColumnKind,
  column: NumberColumn,
): (slot: number) => boolean {
  const { values, scale } = column;
  const empty = emptyOf(values);
  const isPresent = (packed: number) => packed !== empty && !Number.isNaN(packed);
  if (leaf.comparison === 'exists') return (slot) => isPresent(values[slot] ?? empty);
  const range = wantedRange(leaf, kind);
  if (range) return rangeTest(column, range);
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

/** Makes the test whether the number in a slot lies in the range. */
export function rangeTest({ values, scale }: NumberColumn, { low, high }: NumberRange) {
  const empty = emptyOf(values);
  return (slot: number): boolean => {
    const packed = values[slot] ?? empty;
    const value = packed * scale;
    return packed !== empty && value >= low && value <= high;
  };
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

/** A range of numbers; both ends are included. */
type NumberRange = { readonly low: number; readonly high: number };

/** The values that pass a comparison with `wanted`; undefined for comparisons that no single range expresses. */
function rangeOf(comparison: FilterLeaf['comparison'], wanted: number): NumberRange | undefined {
  switch (comparison) {
    case 'eq':
      return { low: wanted, high: wanted };
    case 'lt':
      return { low: Number.NEGATIVE_INFINITY, high: neighbour(wanted, -1) };
    case 'lte':
      return { low: Number.NEGATIVE_INFINITY, high: wanted };
    case 'gt':
      return { low: neighbour(wanted, 1), high: Number.POSITIVE_INFINITY };
    case 'gte':
      return { low: wanted, high: Number.POSITIVE_INFINITY };
    default:
      return undefined;
  }
}

/** The nearest other number above (1) or below (−1): the bits of doubles count up in the order of their size. */
function neighbour(value: number, direction: 1 | -1): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return direction * Number.MIN_VALUE;
  const bits = new BigInt64Array(1);
  const double = new Float64Array(bits.buffer);
  double[0] = value;
  bits[0] = (bits[0] ?? 0n) + BigInt(value > 0 ? direction : -direction);
  return double[0];
}
