import type { AggregateRow, Metric, Sorting } from '#functions/kernel/search/search.ts';
import { type AttributeFilter, Circle, leavesOf } from '#shared/kernel/attribute-filter.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import type { Row } from '#shared/kernel/row.ts';
import { plainHolds, plainKind, plainKm, plainText } from '#test/support/plain-filter.ts';
import { columns as sampleColumns } from './random-entities.ts';

/** The plain meaning of a search, row by row: what packed search must equal. */
export function plainMatches(
  rows: readonly Row[],
  filters: readonly (AttributeFilter | undefined)[],
  columns: Columns = sampleColumns,
): Row[] {
  const tests = filters.flatMap((filter) => (filter ? [meaningOf(rows, filter, columns)] : []));
  return rows.filter((_, index) => tests.every((holds) => holds(index)));
}

/** Does the row at this place meet the filter? Rows with the same values of a field are asked about it once. */
function meaningOf(
  rows: readonly Row[],
  filter: AttributeFilter,
  columns: Columns,
): (at: number) => boolean {
  if ('$and' in filter) {
    const members = filter.$and.map((member) => meaningOf(rows, member, columns));
    return (place) => members.every((holds) => holds(place));
  }
  if ('$or' in filter) {
    const members = filter.$or.map((member) => meaningOf(rows, member, columns));
    return (place) => members.some((holds) => holds(place));
  }
  const { numbers, samples } = valuesIn(rows, filter.field);
  const answers: (boolean | undefined)[] = [];
  return (place) => {
    const number = numbers[place] ?? 0;
    const holds = answers[number] ?? plainHolds(samples[number] ?? {}, filter, columns);
    answers[number] = holds;
    return holds;
  };
}

type Values = { readonly numbers: readonly number[]; readonly samples: readonly Row[] };
const valuesOfFields = new WeakMap<readonly Row[], Map<string, Values>>();

/** The different values of a field in these rows, a row of each, and which of them each row has. */
function valuesIn(rows: readonly Row[], field: string): Values {
  const fields = valuesOfFields.get(rows) ?? new Map<string, Values>();
  valuesOfFields.set(rows, fields);
  const values = fields.get(field) ?? numberedValues(rows, field);
  fields.set(field, values);
  return values;
}

function numberedValues(rows: readonly Row[], field: string): Values {
  const numbersByName = new Map<string, number>();
  const samples: Row[] = [];
  const numbers = rows.map((row) => {
    const name = JSON.stringify(row[field] ?? []);
    const number = numbersByName.get(name) ?? samples.push(row) - 1;
    numbersByName.set(name, number);
    return number;
  });
  return { numbers, samples };
}

export const idOf = (row: Row): string => String(row.id?.[0]);

export function plainSorted(
  rows: readonly Row[],
  sorting: Sorting,
  filter: AttributeFilter | undefined,
  columns: Columns = sampleColumns,
): Row[] {
  const keyed = rows.map((row) => ({
    row,
    keys: sorting.map(({ field, numberOf }) =>
      numberOf ? numberValue(row[field], numberOf) : sortValue(row, field, { filter, columns }),
    ),
  }));
  keyed.sort((a, b) => {
    for (const [n, { direction, locale }] of sorting.entries()) {
      const [x, y] = [a.keys[n], b.keys[n]];
      if (x === y) continue;
      if (x === undefined) return 1;
      if (y === undefined) return -1;
      const order = (locale && collated(locale, x, y)) || compare(x, y);
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return idOf(a.row) < idOf(b.row) ? -1 : 1;
  });
  return keyed.map(({ row }) => row);
}

const collated = (locale: Locale, x: string | number, y: string | number): number =>
  new Intl.Collator(toLanguageTag(locale)).compare(String(x), String(y));

const forms = new Map<string, string>();
/** Folding is what takes the time here. */
function folded(text: string): string {
  const form = forms.get(text) ?? plainText(text);
  forms.set(text, form);
  return form;
}

function compare(x: string | number, y: string | number): number {
  if (typeof x === 'number') return x - Number(y);
  const [formX, formY] = [folded(x), folded(String(y))];
  if (formX !== formY) return formX < formY ? -1 : 1;
  return x < y ? -1 : 1;
}

function numberValue(
  texts: Row[string] = [],
  { values, most }: NonNullable<Sorting[number]['numberOf']>,
): number | undefined {
  const numbers = values.flatMap((value) =>
    texts.flatMap((text) => {
      const [, number] = String(text).split(`${value}=`);
      return String(text).startsWith(`${value}=`) ? [Number(number)] : [];
    }),
  );
  const [number] = numbers;
  return number === undefined || most === undefined || number < most ? number : most;
}

function sortValue(
  row: Row,
  field: string,
  { filter, columns }: { filter: AttributeFilter | undefined; columns: Columns },
): string | number | undefined {
  const values = row[field] ?? [];
  if (plainKind(columns, field) !== 'geo') {
    const [first] = values;
    return typeof first === 'boolean' ? Number(first) : (first as string | number | undefined);
  }
  const leaf = (filter ? leavesOf(filter) : []).find(
    (leaf) => leaf.field === field && leaf.comparison === 'within',
  );
  const centre = Circle.parse(leaf?.value);
  const distances = values.map((place) => plainKm(place as GeoPosition, centre));
  return distances.length === 0 ? undefined : Math.min(...distances);
}

export function plainAggregate(
  rows: readonly Row[],
  { groupBy, metrics }: { groupBy: readonly string[]; metrics: readonly Metric[] },
): AggregateRow[] {
  const groups = new Map<string, { key: AggregateRow['key']; rows: Row[] }>();
  if (groupBy.length === 0) groups.set('[]', { key: {}, rows: [...rows] });
  for (const row of groupBy.length === 0 ? [] : rows) {
    let keys: KeyPart[][] = [[]];
    for (const field of groupBy) {
      const parts = keyParts(row, field);
      keys = keys.flatMap((key) => parts.map((part) => [...key, part]));
    }
    for (const parts of keys) {
      const name = JSON.stringify(parts);
      const group = groups.get(name);
      if (group) group.rows.push(row);
      else {
        const key = Object.fromEntries(
          groupBy.map((field, index) => [field, parts[index] ?? null]),
        );
        groups.set(name, { key, rows: [row] });
      }
    }
  }
  return [...groups.values()].map(({ key, rows: members }) => ({
    key,
    values: Object.fromEntries(metrics.map((metric) => [metric.as, plainMetric(members, metric)])),
  }));
}

type KeyPart = string | number | boolean | null;

function keyParts(row: Row, field: string): KeyPart[] {
  const isTime = plainKind(sampleColumns, field) === 'time';
  const parts = (row[field] ?? []).map((value) =>
    isTime ? new Date(value as number).toISOString() : (value as string),
  );
  if (parts.length > 1) return [...new Set(parts)];
  return parts.length === 0 ? [null] : parts;
}

function plainMetric(rows: readonly Row[], { op, field }: Metric): number | null {
  if (field === undefined) return rows.length;
  if (op === 'count') return rows.filter((row) => (row[field] ?? []).length > 0).length;
  const values: number[] = [];
  for (const row of rows) for (const value of row[field] ?? []) values.push(Number(value));
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  switch (op) {
    case 'sum':
      return sum;
    case 'avg':
      return sum / values.length;
    case 'min':
      return values.reduce((a, b) => Math.min(a, b));
    case 'max':
      return values.reduce((a, b) => Math.max(a, b));
  }
}
