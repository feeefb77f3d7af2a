import { slotsOf, valueAt } from '#functions/kernel/search/packing/packed-column.ts';
import { columnFor, type PackedSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import type { Metric } from '#functions/kernel/search/search.ts';
import type { ColumnKind } from '#shared/kernel/entity-class.ts';

/** The values of one metric in one group so far. */
export type Tally = {
  /** The number of rows; with a field, of those that have a value. */
  rows: number;
  /** The number of values: a row may have several. */
  values: number;
  sum: number;
  min: number;
  max: number;
};

/** Visits the values of a row as numbers (other values as 0); tells whether there are any. */
export type MetricReader = (row: number, visit: (value: number) => void) => boolean;

export const newTally = (): Tally => ({
  rows: 0,
  values: 0,
  sum: 0,
  min: Infinity,
  max: -Infinity,
});

/** Adds a row by its values; without a reader the row itself is counted. */
export function addRow(
  tally: Tally | undefined,
  read: MetricReader | undefined,
  row: number,
): void {
  if (!tally) return;
  const hasValue = read?.(row, (value) => {
    tally.values++;
    tally.sum += value;
    if (value < tally.min) tally.min = value;
    if (value > tally.max) tally.max = value;
  });
  if (hasValue !== false) tally.rows++;
}

/** Returns the result of a metric. Every metric but `count` is null when there was no value. */
export function resultOf({ op }: Metric, tally: Tally = newTally()): number | null {
  if (op === 'count') return tally.rows;
  if (tally.values === 0) return null;
  return op === 'avg' ? tally.sum / tally.values : tally[op];
}

export function metricReader(
  segment: PackedSegment,
  field: string,
  kind: ColumnKind,
): MetricReader {
  if (field === 'id') return () => true;
  const column = columnFor(segment, field, kind);
  if (!column) return () => false;
  return (row, visit) => {
    const [first, end] = slotsOf(column, row);
    let hasValue = false;
    for (let slot = first; slot < end; slot++) {
      const value = valueAt(column, slot, kind);
      if (value === undefined) continue;
      hasValue = true;
      visit(typeof value === 'number' ? value : 0);
    }
    return hasValue;
  };
}
