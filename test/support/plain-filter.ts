import { type AttributeFilter, Circle, type FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import type { ColumnKind, Columns } from '#shared/kernel/entity-class.ts';
import type { Row } from '#shared/kernel/row.ts';

// The meaning of filters once more, by the specification and by nothing of the product's, to hold the product against.

type Comparison = FilterLeaf['comparison'];
type Place = { readonly lat: number; readonly lon: number };

/** The comparisons that each kind of column takes. */
export const PLAIN_COMPARISONS: Readonly<Record<ColumnKind, readonly Comparison[]>> = {
  text: ['eq', 'ne', 'in', 'contains', 'startsWith', 'exists'],
  texts: ['eq', 'ne', 'in', 'contains', 'startsWith', 'exists'],
  number: ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'exists'],
  boolean: ['eq', 'ne', 'exists'],
  time: ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'exists'],
  geo: ['within', 'exists'],
};

const KINDS_OF_ALL = new Map<string, ColumnKind>([
  ['id', 'text'],
  ['rev', 'number'],
  ['updated', 'time'],
]);

/** Returns the kind of a field, undefined where no search knows it. */
export function plainKind(columns: Columns, field: string): ColumnKind | undefined {
  if (Object.hasOwn(columns, field)) return columns[field];
  return KINDS_OF_ALL.get(field);
}

/** Letters as they are compared; of others the same letter. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  a: 'áàâäãåăą',
  ae: 'æ',
  c: 'çčć',
  d: 'đď',
  e: 'éèêëěę',
  i: 'íìîïį',
  l: 'ł',
  n: 'ñňń',
  o: 'óòôöõøő',
  oe: 'œ',
  r: 'ř',
  s: 'šśșş',
  ss: 'ß',
  t: 'țťţ',
  u: 'úùûüůűū',
  y: 'ýÿ',
  z: 'žźż',
};
const PLAIN_LETTER = new Map(
  Object.entries(PLAIN_LETTERS).flatMap(([plain, letters]) =>
    [...letters].map((letter) => [letter, plain] as const),
  ),
);
const TABLED = /^[\u0020-\u007E’–]$/;

/** Returns a text as searches compare it; fails for a letter that the table here does not know. */
export function plainText(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      const plain = PLAIN_LETTER.get(letter) ?? (TABLED.test(letter) ? letter : undefined);
      if (plain === undefined) throw new Error(`PLAIN_LETTERS does not know “${letter}”`);
      return plain;
    })
    .join('');
}

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
};
const DRAWN = { ae: 'a', oe: 'o', ue: 'u', aa: 'a' };

/** Returns the forms of which a text that is searched for must meet one. */
function plainForms(text: string): string[] {
  const plain = plainText(text);
  const written = [...text.toLowerCase()].map((letter) => WRITTEN_OUT[letter] ?? letter).join('');
  const drawnOf = (pairs: object) =>
    Object.entries(pairs).reduce((drawn, [pair, letter]) => drawn.split(pair).join(letter), plain);
  const { ae: _æ, ...others } = DRAWN;
  const drawn = [drawnOf(DRAWN), drawnOf(others)].filter(({ length }) => length > 2);
  return [...new Set([plain, plainText(written), ...drawn])].slice(0, 3);
}

const EARTH_KM = 6371.0088;

/** Returns the kilometres between two places, by the straight line through the earth. */
export function plainKm(a: Place, b: Place): number {
  const [from, to] = [onSphere(a), onSphere(b)];
  const straight = Math.hypot(...from.map((at, axis) => at - (to[axis] ?? 0)));
  return 2 * EARTH_KM * Math.asin(Math.min(1, straight / 2));
}

function onSphere({ lat, lon }: Place): number[] {
  const [north, east] = [(lat / 180) * Math.PI, (lon / 180) * Math.PI];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Does the row meet the filter? */
export function plainHolds(row: Row, filter: AttributeFilter, columns: Columns): boolean {
  if ('$and' in filter) return !filter.$and.some((member) => !plainHolds(row, member, columns));
  if ('$or' in filter) return filter.$or.some((member) => plainHolds(row, member, columns));
  const kind = plainKind(columns, filter.field);
  return kind !== undefined && leafHolds([...(row[filter.field] ?? [])], filter, kind);
}

function leafHolds(values: unknown[], { comparison, value }: FilterLeaf, kind: ColumnKind) {
  if (comparison === 'exists') return value ? values.length > 0 : values.length === 0;
  if (comparison === 'ne') return values.every((have) => !compares('eq', have, value, kind));
  const wanted = Array.isArray(value) ? value : [value];
  return values.some((have) => wanted.some((want) => compares(comparison, have, want, kind)));
}

function compares(comparison: Comparison, have: unknown, want: unknown, kind: ColumnKind): boolean {
  if (comparison === 'within') {
    const circle = Circle.parse(want);
    return plainKm(have as Place, circle) <= circle.km;
  }
  if (comparison === 'contains' || comparison === 'startsWith') {
    const places = plainForms(String(want)).map((form) => plainText(String(have)).indexOf(form));
    return comparison === 'contains' ? places.some((place) => place >= 0) : places.includes(0);
  }
  if (kind === 'number' || kind === 'time') {
    const difference = Number(have) - (kind === 'time' ? Date.parse(String(want)) : Number(want));
    const wanted: Partial<Record<Comparison, boolean>> = {
      eq: difference === 0,
      in: difference === 0,
      lt: difference < 0,
      lte: difference <= 0,
      gt: difference > 0,
      gte: difference >= 0,
    };
    return typeof want === (kind === 'time' ? 'string' : 'number') && wanted[comparison] === true;
  }
  return have === want;
}
