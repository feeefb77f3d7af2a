import type { ColumnKind } from '#shared/kernel/entity-class.ts';
import { DEGREE_PARTS } from '#shared/kernel/geo-position.ts';
import type { ColumnValues } from '#shared/kernel/row.ts';
import type { TextDictionary } from './text-dictionary.ts';

export type NumberArray = Int8Array | Int16Array | Int32Array | Float64Array;
export type CodeArray = Uint8Array | Uint16Array | Uint32Array;

/**
 * The places of a row's values. Without `starts` each row has one slot, which may be marked as empty; with `starts` the
 * slots of row r are starts[r] up to, not including, starts[r + 1].
 */
type Layout = { readonly starts?: Uint32Array | undefined };

/**
 * A column of numbers, instants (milliseconds) or booleans (0, 1): value = slot × scale. Empty: `EMPTY` of the array.
 */
export type NumberColumn = Layout & {
  readonly form: 'numbers';
  readonly values: NumberArray;
  readonly scale: number;
};
/** A column of texts by their code. Empty: 0. */
export type TextColumn = Layout & {
  readonly form: 'texts';
  readonly codes: CodeArray;
  readonly dictionary: TextDictionary;
};
/** A column of positions in millionths of a degree. Empty: a latitude of `EMPTY_PART`. */
export type PlaceColumn = Layout & {
  readonly form: 'places';
  readonly lats: Int32Array;
  readonly lons: Int32Array;
};
export type PackedColumn = NumberColumn | TextColumn | PlaceColumn;

export const FORM_OF = {
  text: 'texts',
  texts: 'texts',
  number: 'numbers',
  time: 'numbers',
  boolean: 'numbers',
  geo: 'places',
} as const satisfies Record<ColumnKind, PackedColumn['form']>;

export const EMPTY_PART = -(2 ** 31);

/** The slot that says "no value" in an array of this type. */
export function emptyOf(values: NumberArray): number {
  if (values instanceof Float64Array) return Number.NaN;
  return -(2 ** (8 * values.BYTES_PER_ELEMENT - 1));
}

/** Returns the first and the one-past-last slot of a row. */
export function slotsOf({ starts }: Layout, row: number): readonly [number, number] {
  return starts ? [starts[row] ?? 0, starts[row + 1] ?? 0] : [row, row + 1];
}

/** Returns the values of a row, as they were packed. */
export function valuesAt(column: PackedColumn, row: number, kind: ColumnKind): ColumnValues {
  const [first, end] = slotsOf(column, row);
  const values: ColumnValues[number][] = [];
  for (let slot = first; slot < end; slot++) {
    const value = valueAt(column, slot, kind);
    if (value !== undefined) values.push(value);
  }
  return values;
}

/** The value in a slot, undefined when it is empty. */
export function valueAt(
  column: PackedColumn,
  slot: number,
  kind: ColumnKind,
): ColumnValues[number] | undefined {
  switch (column.form) {
    case 'texts':
      return column.dictionary.texts[(column.codes[slot] ?? 0) - 1];
    case 'places': {
      const lat = column.lats[slot] ?? EMPTY_PART;
      if (lat === EMPTY_PART) return undefined;
      return { lat: lat / DEGREE_PARTS, lon: (column.lons[slot] ?? 0) / DEGREE_PARTS };
    }
    case 'numbers': {
      const packed = column.values[slot] ?? Number.NaN;
      if (Number.isNaN(packed) || packed === emptyOf(column.values)) return undefined;
      return kind === 'boolean' ? packed === 1 : packed * column.scale;
    }
  }
}
