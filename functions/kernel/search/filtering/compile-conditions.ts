import type { CodeArray } from '#functions/kernel/search/packing/packed-column.ts';
import { columnFor, type PackedSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import {
  type AttributeFilter,
  circleOf,
  type FilterLeaf,
} from '#shared/kernel/attribute-filter.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';
import { columnKindOf } from '#shared/kernel/match-filter.ts';
import { circleTest, filterByBox } from './circle-test.ts';
import { compileFilter, isNegated, type RowTest } from './compile-filter.ts';
import { matchingCodes } from './matching-codes.ts';
import { filterByRange, rangeTest, wantedRange } from './number-test.ts';

/** One of the conditions that a row must meet. */
export type Condition = {
  /** Moves the rows that meet the condition to the front, in their order; returns how many. */
  readonly keep: (rows: Uint32Array, count: number) => number;
  readonly test: RowTest;
  /** The rough time for a row, compared with a loop of its own. */
  readonly cost: number;
};

const COST = { loop: 1, place: 3, test: 4, several: 16 } as const;

/** Returns the conditions of a filter. The usual ones of most searches get a loop of their own. */
export function compileConditions(
  filter: AttributeFilter,
  segment: PackedSegment,
  columns: Columns,
): Condition[] {
  if ('$and' in filter) {
    return filter.$and.flatMap((member) => compileConditions(member, segment, columns));
  }
  const plain = '$or' in filter ? undefined : plainCondition(filter, segment, columns);
  if (plain) return [plain];
  const test = compileFilter(filter, segment, columns);
  return [{ test, keep: keepTested(test), cost: '$or' in filter ? COST.several : COST.test }];
}

/** Returns the condition with a loop of its own, if each row of its column has one slot. */
function plainCondition(
  leaf: FilterLeaf,
  segment: PackedSegment,
  columns: Columns,
): Condition | undefined {
  const kind = leaf.field === 'id' ? undefined : columnKindOf(columns, leaf.field);
  const column = kind && columnFor(segment, leaf.field, kind);
  if (!column || column.starts) return undefined;
  switch (column.form) {
    case 'texts': {
      const { codes, dictionary } = column;
      const asked = matchingCodes(leaf, dictionary);
      const passing = isNegated(leaf) ? asked.map((bit) => 1 - bit) : asked;
      const test: RowTest = (row) => passing[codes[row] ?? 0] === 1;
      return { test, keep: keepCodes(codes, passing), cost: COST.loop };
    }
    case 'numbers': {
      const range = wantedRange(leaf, kind);
      if (!range) return undefined;
      const test = rangeTest(column, range);
      return { test, keep: filterByRange(column, range), cost: COST.loop };
    }
    case 'places': {
      const circle = circleOf(leaf);
      if (!circle) return undefined;
      const inBox = filterByBox(column, circle);
      const test = circleTest(column, circle);
      const near = keepTested(test);
      return { test, keep: (rows, count) => near(rows, inBox(rows, count)), cost: COST.place };
    }
  }
}

function keepTested(test: RowTest): Condition['keep'] {
  return (rows, count) => {
    let kept = 0;
    for (let n = 0; n < count; n++) {
      const row = rows[n] ?? 0;
      if (test(row)) rows[kept++] = row;
    }
    return kept;
  };
}

function keepCodes(codes: CodeArray, passing: Uint8Array): Condition['keep'] {
  return (rows, count) => {
    let kept = 0;
    for (let n = 0; n < count; n++) {
      const row = rows[n] ?? 0;
      // The loop has no branch, because a processor cannot guess which rows pass.
      rows[kept] = row;
      kept += passing[codes[row] ?? 0] ?? 0;
    }
    return kept;
  };
}
