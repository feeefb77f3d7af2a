import { META_COLUMNS } from '#shared/kernel/column-values.ts';
import type { ColumnKind, Columns } from '#shared/kernel/entity-class.ts';
import type { ColumnValues, Row } from '#shared/kernel/row.ts';
import { packColumn } from './pack-column.ts';
import { FORM_OF, type PackedColumn, valuesAt } from './packed-column.ts';
import { ID_WORDS, type PackedIds, packId } from './packed-id.ts';

/** The rows of a shard as columns, ordered by id. It never changes once it is made. */
export type PackedSegment = {
  readonly size: number;
  readonly ids: PackedIds;
  readonly revs: Int32Array;
  /** The group's columns and `updated`, by path. */
  readonly columns: Readonly<Record<string, PackedColumn>>;
};

export type SegmentRow = { readonly id: string; readonly rev: number; readonly row: Row };

const NO_VALUES: ColumnValues = [];

/** The columns that a segment holds besides ids and revs. */
export function packedColumns(columns: Columns): Columns {
  return { ...columns, updated: META_COLUMNS.updated };
}

/** Packs rows of distinct ids. */
export function packSegment(rows: readonly SegmentRow[], columns: Columns): PackedSegment {
  const sorted = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  return packRows({
    size: sorted.length,
    columns,
    idOf: (n) => wordsOf(sorted[n]?.id ?? ''),
    revOf: (n) => sorted[n]?.rev ?? 0,
    valuesOf: (path) => (n) => sorted[n]?.row[path] ?? NO_VALUES,
  });
}

/** A row of a segment, for packing it into another. */
export type RowPlace = { readonly segment: PackedSegment; readonly row: number };

/** Packs rows that are packed already, in ascending order of their ids. */
export function repackSegment(places: readonly RowPlace[], columns: Columns): PackedSegment {
  return packRows({
    size: places.length,
    columns,
    idOf: (n) => {
      const place = places[n];
      return place
        ? place.segment.ids.subarray(place.row * ID_WORDS, (place.row + 1) * ID_WORDS)
        : wordsOf('');
    },
    revOf: (n) => {
      const place = places[n];
      return place?.segment.revs[place.row] ?? 0;
    },
    valuesOf: (path, kind) => (n) => {
      const place = places[n];
      const column = place && columnFor(place.segment, path, kind);
      return place && column ? valuesAt(column, place.row, kind) : NO_VALUES;
    },
  });
}

/**
 * The column of a field other than `id`; undefined when the segment was packed before the class had this column, or
 * with another kind.
 */
export function columnFor(
  { revs, columns }: PackedSegment,
  field: string,
  kind: ColumnKind,
): PackedColumn | undefined {
  if (field === 'rev') return { form: 'numbers', values: revs, scale: 1 };
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  return column?.form === FORM_OF[kind] ? column : undefined;
}

function packRows(source: {
  size: number;
  columns: Columns;
  idOf: (n: number) => PackedIds;
  revOf: (n: number) => number;
  valuesOf: (path: string, kind: ColumnKind) => (n: number) => ColumnValues;
}): PackedSegment {
  const { size, idOf, revOf, valuesOf } = source;
  const ids = new Uint32Array(size * ID_WORDS);
  for (let n = 0; n < size; n++) ids.set(idOf(n), n * ID_WORDS);
  return {
    size,
    ids,
    revs: Int32Array.from({ length: size }, (_, n) => revOf(n)),
    columns: Object.fromEntries(
      Object.entries(packedColumns(source.columns)).map(([path, kind]) => [
        path,
        packColumn(kind, size, valuesOf(path, kind)),
      ]),
    ),
  };
}

function wordsOf(id: string): PackedIds {
  const words = packId(id);
  if (!words) throw new Error('Only entities with a UUID in lower case can be packed.');
  return words;
}
