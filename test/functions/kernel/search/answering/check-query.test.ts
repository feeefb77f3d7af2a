import { expect, test } from 'vitest';
import { checkFilter, checkSorting } from '#functions/kernel/search/answering/check-query.ts';
import type { FilterLeaf } from '#shared/kernel/attribute-filter.ts';

const columns = {
  city: 'text',
  tags: 'texts',
  amount: 'number',
  open: 'boolean',
  since: 'time',
  at: 'geo',
} as const;
type Field = keyof typeof columns | 'id' | 'rev' | 'updated';

const TEXT = ['eq', 'ne', 'in', 'contains', 'startsWith', 'exists'];
const MEASURED = ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'exists'];
/** Which comparisons each field takes; what is not here is refused. */
const TAKEN: Readonly<Record<Field, readonly string[]>> = {
  city: TEXT,
  tags: TEXT,
  id: TEXT,
  amount: MEASURED,
  since: MEASURED,
  rev: MEASURED,
  updated: MEASURED,
  open: ['eq', 'ne', 'exists'],
  at: ['within', 'exists'],
};

const VALUES: Readonly<Record<Field, FilterLeaf['value']>> = {
  city: 'Gruber',
  tags: 'polled',
  id: 'any',
  amount: 10,
  rev: 2,
  open: true,
  since: '2026-03-05',
  updated: '2026-03-05T00:00:00.000Z',
  at: 'nowhere',
};
const valueFor = (comparison: string, field: Field): FilterLeaf['value'] => {
  if (comparison === 'exists') return true;
  if (comparison === 'within') return { lat: 48, lon: 16, km: 5 };
  const value = VALUES[field];
  return comparison === 'in' ? ([value, value] as FilterLeaf['value']) : value;
};

const EVERY = ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith'] as const;
const cells = (Object.keys(TAKEN) as Field[]).flatMap((field) =>
  ([...EVERY, 'exists', 'within'] as const).map(
    (comparison) => [field, comparison, TAKEN[field].includes(comparison)] as const,
  ),
);

test.each(cells)('%s %s: taken %s', (field, comparison, isTaken) => {
  const check = () =>
    checkFilter({ field, comparison, value: valueFor(comparison, field) }, columns);
  if (isTaken) expect(check).not.toThrow();
  else expect(check).toThrow(refusalOf(field, 'search.wrongComparison'));
});

test.each<[Field, FilterLeaf['comparison'], FilterLeaf['value']]>([
  ['city', 'eq', 5],
  ['tags', 'in', ['polled', false]],
  ['amount', 'gte', '10'],
  ['open', 'eq', 'true'],
  ['since', 'lt', 'soon'],
  ['updated', 'gt', 'soon'],
])('%s %s %j: a value of another kind is refused', (field, comparison, value) => {
  const check = () => checkFilter({ field, comparison, value }, columns);
  expect(check).toThrow(refusalOf(field, 'search.wrongValue'));
});

test.each(['colour', 'toString'])('%s is no field', (field) => {
  const check = () => checkFilter({ field, comparison: 'exists', value: true }, columns);
  expect(check).toThrow(refusalOf(field, 'search.unknownField'));
});

test.each<[Field, boolean]>([
  ['tags', true],
  ['city', false],
  ['amount', false],
  ['at', false],
])('numbers of values are sorted by in a column of texts alone: %s %s', (field, isTaken) => {
  const sorting = [{ field, direction: 'desc' as const, numberOf: { values: ['2026-W51'] } }];
  const check = () => checkSorting(sorting, undefined, columns);
  if (isTaken) expect(check).not.toThrow();
  else expect(check).toThrow(refusalOf(field, 'search.wrongSorting'));
});

test.each<[Field, boolean]>([
  ['tags', true],
  ['city', true],
  ['id', false],
  ['amount', false],
  ['at', false],
])('an alphabet orders texts alone: %s %s', (field, isTaken) => {
  const sorting = [{ field, direction: 'asc' as const, locale: 'da_DK' as const }];
  const check = () => checkSorting(sorting, undefined, columns);
  if (isTaken) expect(check).not.toThrow();
  else expect(check).toThrow(refusalOf(field, 'search.wrongSorting'));
});

const refusalOf = (path: string, code: string) =>
  expect.objectContaining({
    error: expect.objectContaining({ code }),
    details: [expect.objectContaining({ path })],
  });
