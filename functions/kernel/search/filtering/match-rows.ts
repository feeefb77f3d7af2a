import { type Layer, livingRows } from '#functions/kernel/search/packing/layer.ts';
import type { PackedSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';
import { type Condition, compileConditions } from './compile-conditions.ts';

/** The rows of one segment that meet a filter, ascending. */
export type Matches = { readonly segment: PackedSegment; readonly rows: Uint32Array };

/** The rows that are tested to guess how many meet a condition; not worth it for a few hundred rows. */
const SAMPLE = 40;
const SAMPLED_FROM = 1000;

/**
 * Returns the living rows of a layer that meet every filter. Each condition tests only the rows that the ones before
 * left over.
 */
export function matchRows(
  layer: Layer,
  filters: readonly AttributeFilter[],
  columns: Columns,
): Matches {
  const { segment } = layer;
  const rows = livingRows(layer);
  let count = rows.length;
  const conditions = filters.flatMap((filter) => compileConditions(filter, segment, columns));
  for (const { keep } of bestFirst(conditions, segment.size)) count = keep(rows, count);
  return { segment, rows: rows.subarray(0, count) };
}

/** Sorts the conditions: those that exclude most rows for their cost come first. */
function bestFirst(conditions: readonly Condition[], size: number): Condition[] {
  const worth = ({ test, cost }: Condition): number => {
    if (size < SAMPLED_FROM) return 1 / cost;
    let failed = 0;
    for (let n = 0; n < SAMPLE; n++) {
      if (!test(Math.floor((n * size) / SAMPLE))) failed++;
    }
    return failed / cost;
  };
  return conditions
    .map((condition) => ({ condition, worth: worth(condition) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ condition }) => condition);
}
