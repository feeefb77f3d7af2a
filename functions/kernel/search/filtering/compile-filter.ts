import { emptyOf, type PackedColumn } from '#functions/kernel/search/packing/packed-column.ts';
import { idAt, packId, rowOfId } from '#functions/kernel/search/packing/packed-id.ts';
import { columnFor, type PackedSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import {
  type AttributeFilter,
  circleOf,
  type FilterLeaf,
} from '#shared/kernel/attribute-filter.ts';
import type { ColumnKind, Columns } from '#shared/kernel/entity-class.ts';
import { columnKindOf } from '#shared/kernel/match-filter.ts';
import { circleTest } from './circle-test.ts';
import { matchingCodes, substringTest, wantedTexts } from './matching-codes.ts';
import { numberTest } from './number-test.ts';

export type RowTest = (row: number) => boolean;
type SlotTest = (slot: number) => boolean;

/**
 * Returns `matchesFilter` for the rows of a segment, with all work that depends on the filter alone done beforehand.
 */
export function compileFilter(
  filter: AttributeFilter,
  segment: PackedSegment,
  columns: Columns,
): RowTest {
  if ('$and' in filter) {
    const tests = filter.$and.map((member) => compileFilter(member, segment, columns));
    return (row) => tests.every((test) => test(row));
  }
  if ('$or' in filter) {
    const tests = filter.$or.map((member) => compileFilter(member, segment, columns));
    return (row) => tests.some((test) => test(row));
  }
  const kind = columnKindOf(columns, filter.field);
  if (kind === undefined) return () => false;
  return filter.field === 'id' ? idTest(filter, segment) : leafTest(filter, kind, segment);
}

/** Tells whether the condition holds where no value meets it. */
export function isNegated({ comparison, value }: FilterLeaf): boolean {
  return comparison === 'ne' || (comparison === 'exists' && value === false);
}

function leafTest(leaf: FilterLeaf, kind: ColumnKind, segment: PackedSegment): RowTest {
  const column = columnFor(segment, leaf.field, kind);
  const any = column ? rowTest(column, slotTest(leaf, kind, column)) : () => false;
  return isNegated(leaf) ? (row) => !any(row) : any;
}

/** Makes the test whether any slot of a row passes. */
function rowTest({ starts }: PackedColumn, passes: SlotTest): RowTest {
  if (!starts) return passes;
  return (row) => {
    const end = starts[row + 1] ?? 0;
    for (let slot = starts[row] ?? 0; slot < end; slot++) {
      if (passes(slot)) return true;
    }
    return false;
  };
}

function slotTest(leaf: FilterLeaf, kind: ColumnKind, column: PackedColumn): SlotTest {
  switch (column.form) {
    case 'texts': {
      const { codes, dictionary } = column;
      const passing = matchingCodes(leaf, dictionary);
      return (slot) => passing[codes[slot] ?? 0] === 1;
    }
    case 'numbers':
      return numberTest(leaf, kind, column);
    case 'places': {
      const { lats } = column;
      const empty = emptyOf(lats);
      const circle = circleOf(leaf);
      if (leaf.comparison === 'exists') return (slot) => lats[slot] !== empty;
      return circle ? circleTest(column, circle) : () => false;
    }
  }
}

function idTest(leaf: FilterLeaf, { ids }: PackedSegment): RowTest {
  if (leaf.comparison === 'exists') return () => leaf.value === true;
  const test = substringTest(leaf);
  if (test) return (row) => test(idAt(ids, row));
  const rows = new Set(
    [...wantedTexts(leaf)].map((id) => {
      const words = packId(id);
      return words ? rowOfId(ids, words) : -1;
    }),
  );
  return isNegated(leaf) ? (row) => !rows.has(row) : (row) => rows.has(row);
}
