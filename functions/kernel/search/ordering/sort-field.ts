import {
  EMPTY_PART,
  emptyOf,
  type PackedColumn,
  type PlaceColumn,
  type TextColumn,
} from '#functions/kernel/search/packing/packed-column.ts';
import { idAt, lowerRow, packId, rowOfId } from '#functions/kernel/search/packing/packed-id.ts';
import { columnFor, type PackedSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import type { Sorting } from '#functions/kernel/search/search.ts';
import {
  type AttributeFilter,
  type Circle,
  circleOf,
  leavesOf,
} from '#shared/kernel/attribute-filter.ts';
import type { ColumnKind, Columns } from '#shared/kernel/entity-class.ts';
import { DEGREE_PARTS, distanceTo } from '#shared/kernel/geo-position.ts';
import { columnKindOf } from '#shared/kernel/match-filter.ts';
import { type TextOrder, textOrderIn } from './text-order.ts';

/** One field of a sorting, with the values that compare by it. */
export type SortField = {
  readonly field: string;
  readonly kind: ColumnKind;
  /** The direction: 1 ascending, -1 descending. */
  readonly sign: 1 | -1;
  /** The centre, for a place: rows are compared by their distance to it. */
  readonly centre: Circle | undefined;
  /** The numbers that count of texts `<value>=<number>`. */
  readonly numberOf: Sorting[number]['numberOf'];
  /** The order of texts by a language's alphabet. */
  readonly order: TextOrder | undefined;
};

/**
 * The value by which rows are compared, the same in every segment: the first value of the field (true is 1; of places
 * the kilometres of the nearest), null when there is none.
 */
export type SortValue = string | number | null;

export function sortFieldsOf(
  sorting: Sorting,
  filter: AttributeFilter | undefined,
  columns: Columns,
): SortField[] {
  return sorting.map(({ field, direction, numberOf, locale }) => ({
    field,
    numberOf,
    order: locale && textOrderIn(locale),
    kind: columnKindOf(columns, field) ?? 'text',
    sign: direction === 'asc' ? 1 : -1,
    centre: centreOf(field, filter),
  }));
}

function centreOf(field: string, filter: AttributeFilter | undefined): Circle | undefined {
  const circle = (filter === undefined ? [] : leavesOf(filter)).find(
    (leaf) => leaf.field === field && leaf.comparison === 'within',
  );
  return circle && circleOf(circle);
}

/** The key of rows without a value, which sort behind all others. */
const LAST = Number.POSITIVE_INFINITY;

/**
 * Returns numbers that sort the rows of one segment as the field does in its direction. They mean nothing in another
 * segment: texts are compared by their code, or their place in an alphabet.
 */
export function sortKeyOf(segment: PackedSegment, by: SortField): (row: number) => number {
  if (by.field === 'id') return (row) => by.sign * row;
  const column = columnFor(segment, by.field, by.kind);
  if (!column) return () => LAST;
  switch (column.form) {
    case 'texts':
      if (by.numberOf) return numberKeyOf(column, by.numberOf, by.sign);
      return textKeyOf(column, by);
    case 'numbers': {
      const empty = emptyOf(column.values);
      return (row) => {
        const packed = column.values[firstSlot(column, row)] ?? empty;
        return packed === empty || Number.isNaN(packed) ? LAST : by.sign * packed * column.scale;
      };
    }
    case 'places': {
      const kmOf = nearestKm(column, by.centre);
      return (row) => {
        const km = kmOf(row);
        return km === LAST ? LAST : by.sign * km;
      };
    }
  }
}

function textKeyOf(column: TextColumn, by: SortField) {
  const { codes, dictionary } = column;
  const places = by.order?.places(dictionary);
  return (row: number): number => {
    const code = codes[firstSlot(column, row)] ?? 0;
    return code === 0 ? LAST : by.sign * (places?.[code] ?? code);
  };
}

/** The value that a row is compared by. */
export function sortValueOf(segment: PackedSegment, by: SortField): (row: number) => SortValue {
  if (by.field === 'id') return (row) => idAt(segment.ids, row);
  const column = columnFor(segment, by.field, by.kind);
  if (column?.form === 'texts' && !by.numberOf) {
    return (row) =>
      column.dictionary.texts[(column.codes[firstSlot(column, row)] ?? 0) - 1] ?? null;
  }
  const keyOf = sortKeyOf(segment, by);
  return (row) => {
    const key = keyOf(row);
    return key === LAST ? null : by.sign * key;
  };
}

/** The key that a value has, or would have, among those of `sortKeyOf`. */
export function sortKeyOfValue(segment: PackedSegment, by: SortField, value: SortValue): number {
  if (value === null) return LAST;
  if (typeof value === 'number') return by.sign * value;
  if (by.field === 'id') return by.sign * rowPositionOfId(segment, value);
  const column = columnFor(segment, by.field, by.kind);
  if (column?.form !== 'texts') return 0;
  const { dictionary } = column;
  return by.sign * (by.order?.placeOf(dictionary, value) ?? dictionary.placeOf(value));
}

/** Returns the row of an id, or half a row before the first one above it. */
export function rowPositionOfId({ ids }: PackedSegment, id: string): number {
  const words = packId(id);
  if (!words) return -1;
  const row = rowOfId(ids, words);
  return row >= 0 ? row : lowerRow(ids, words) - 0.5;
}

/** Returns the keys of rows by the numbers in their texts `<value>=<number>`, each text read once. */
function numberKeyOf(
  { codes, starts, dictionary }: TextColumn,
  { values, most = LAST }: NonNullable<SortField['numberOf']>,
  sign: SortField['sign'],
): (row: number) => number {
  const places = new Float64Array(dictionary.texts.length + 1).fill(LAST); // by code, among the values
  const numbers = new Float64Array(places.length);
  dictionary.texts.forEach((text, index) => {
    const [value = '', word = ''] = text.split('=');
    const place = word === '' || Number.isNaN(Number(word)) ? -1 : values.indexOf(value);
    if (place < 0) return;
    places[index + 1] = place;
    numbers[index + 1] = Math.min(Number(word), most);
  });
  return (row) => {
    const end = starts ? (starts[row + 1] ?? 0) : row + 1;
    let first = 0;
    for (let slot = starts ? (starts[row] ?? 0) : row; slot < end; slot++) {
      const code = codes[slot] ?? 0;
      if ((places[code] ?? LAST) < (places[first] ?? LAST)) first = code;
    }
    return places[first] === LAST ? LAST : sign * (numbers[first] ?? 0);
  };
}

/** The slot of the first value; beyond every slot when there is none. */
function firstSlot({ starts }: PackedColumn, row: number): number {
  if (!starts) return row;
  const first = starts[row] ?? 0;
  return first < (starts[row + 1] ?? 0) ? first : -1;
}

/** Returns the distance from the nearest place of a row to the centre; `LAST` when it has none. */
function nearestKm(
  { lats, lons, starts }: PlaceColumn,
  centre: Circle | undefined,
): (row: number) => number {
  if (centre === undefined) return () => LAST;
  const kmFrom = distanceTo(centre);
  return (row) => {
    const end = starts ? (starts[row + 1] ?? 0) : row + 1;
    let nearest = LAST;
    for (let slot = starts ? (starts[row] ?? 0) : row; slot < end; slot++) {
      const lat = lats[slot] ?? EMPTY_PART;
      if (lat === EMPTY_PART) continue;
      const km = kmFrom(lat / DEGREE_PARTS, (lons[slot] ?? 0) / DEGREE_PARTS);
      if (km < nearest) nearest = km;
    }
    return nearest;
  };
}
