import type { ColumnKind } from '#shared/kernel/entity-class.ts';
import { DEGREE_PARTS, GeoPosition } from '#shared/kernel/geo-position.ts';
import type { ColumnValues } from '#shared/kernel/row.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import {
  type CodeArray,
  EMPTY_PART,
  emptyOf,
  FORM_OF,
  type NumberArray,
  type PackedColumn,
} from './packed-column.ts';
import { makeTextDictionary, sortedTexts } from './text-dictionary.ts';

type Value = ColumnValues[number];
type Laid = { readonly slots: (Value | undefined)[]; readonly starts: Uint32Array | undefined };

/** Packs one column of `size` rows into the smallest arrays that hold every value exactly. */
export function packColumn(
  kind: ColumnKind,
  size: number,
  valuesOf: (row: number) => ColumnValues,
): PackedColumn {
  const laid = layOut(size, valuesOf);
  switch (FORM_OF[kind]) {
    case 'texts':
      return packTexts(laid);
    case 'places':
      return packPlaces(laid);
    case 'numbers':
      return packNumbers(laid);
  }
}

/** Lays out the values, one slot a row as long as no row has two. */
function layOut(size: number, valuesOf: (row: number) => ColumnValues): Laid {
  const slots: (Value | undefined)[] = [];
  for (let row = 0; row < size; row++) {
    const values = valuesOf(row);
    if (values.length > 1) return layOutMany(size, valuesOf);
    slots.push(values[0]);
  }
  return { slots, starts: undefined };
}

function layOutMany(size: number, valuesOf: (row: number) => ColumnValues): Laid {
  const slots: Value[] = [];
  const starts = new Uint32Array(size + 1);
  for (let row = 0; row < size; row++) {
    for (const value of valuesOf(row)) slots.push(value);
    starts[row + 1] = slots.length;
  }
  return { slots, starts };
}

function packTexts({ slots, starts }: Laid): PackedColumn {
  const texts = sortedTexts(slots.filter((slot) => typeof slot === 'string'));
  const codeOf = new Map<Value | undefined, number>(texts.map((text, n) => [text, n + 1]));
  const codes = codeArray(texts.length, slots.length);
  for (const [slot, value] of slots.entries()) codes[slot] = codeOf.get(value) ?? 0;
  return { form: 'texts', codes, dictionary: makeTextDictionary(texts), starts };
}

function codeArray(largest: number, length: number): CodeArray {
  if (largest < 2 ** 8) return new Uint8Array(length);
  return largest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

function packPlaces({ slots, starts }: Laid): PackedColumn {
  const lats = new Int32Array(slots.length).fill(EMPTY_PART);
  const lons = new Int32Array(slots.length);
  for (const [slot, value] of slots.entries()) {
    if (value === undefined) continue;
    const { lat, lon } = GeoPosition.parse(value);
    lats[slot] = Math.round(lat * DEGREE_PARTS);
    lons[slot] = Math.round(lon * DEGREE_PARTS);
  }
  return { form: 'places', lats, lons, starts };
}

function packNumbers({ slots, starts }: Laid): PackedColumn {
  const numbers = slots.map((slot) => (slot === undefined ? undefined : Number(slot)));
  const present = numbers.filter((number) => number !== undefined);
  const scale = scaleOf(present);
  const values = numberArray(present, scale, slots.length);
  const empty = emptyOf(values);
  for (const [slot, value] of numbers.entries()) {
    values[slot] = value === undefined ? empty : value / scale;
  }
  return { form: 'numbers', values, scale, starts };
}

/** Returns the scale of numbers, because days and whole seconds need fewer bytes than milliseconds. */
function scaleOf(numbers: readonly number[]): number {
  const divides = (scale: number) =>
    numbers.every((number) => Number.isSafeInteger(number) && number % scale === 0);
  return [DAY_MS, SECOND_MS].find(divides) ?? 1;
}

function numberArray(numbers: readonly number[], scale: number, length: number): NumberArray {
  const fits = (bits: number) =>
    numbers.every(
      (number) => Number.isInteger(number) && Math.abs(number / scale) < 2 ** (bits - 1),
    );
  if (fits(8)) return new Int8Array(length);
  if (fits(16)) return new Int16Array(length);
  return fits(32) ? new Int32Array(length) : new Float64Array(length);
}
