import { describe, expect, test } from 'vitest';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { columnKindOf, comparableValue, matchesFilter } from '#shared/kernel/match-filter.ts';
import type { Row } from '#shared/kernel/row.ts';

const columns = {
  city: 'text',
  tags: 'texts',
  amount: 'number',
  open: 'boolean',
  since: 'time',
  at: 'geo',
} as const;
const row: Row = {
  id: ['one'],
  rev: [2],
  updated: [Date.parse('2026-03-02T08:00:00.000Z')],
  city: ['Grünwald'],
  tags: ['polled', 'Straßenhof'],
  amount: [10],
  open: [false],
  since: [Date.parse('2026-03-05T00:00:00.000Z')],
  at: [{ lat: 48.137154, lon: 11.576124 }],
};
const matches = (filter: AttributeFilter, of: Row = row) => matchesFilter(of, filter, columns);
const circle = (km: number) => ({ lat: 48.208174, lon: 16.373819, km });

describe('a condition', () => {
  test.each<[AttributeFilter, boolean]>([
    [{ field: 'city', comparison: 'eq', value: 'Grünwald' }, true],
    [{ field: 'city', comparison: 'eq', value: 'grünwald' }, false],
    [{ field: 'city', comparison: 'contains', value: 'GRUN' }, true],
    [{ field: 'city', comparison: 'contains', value: 'uenw' }, true],
    [{ field: 'city', comparison: 'startsWith', value: 'wald' }, false],
    [{ field: 'city', comparison: 'startsWith', value: 'Gruenw' }, true],
    [{ field: 'city', comparison: 'eq', value: 'Gruenwald' }, false],
    [{ field: 'tags', comparison: 'eq', value: 'polled' }, true],
    [{ field: 'tags', comparison: 'ne', value: 'polled' }, false],
    [{ field: 'tags', comparison: 'contains', value: 'strassen' }, true],
    [{ field: 'tags', comparison: 'in', value: ['x', 'polled'] }, true],
    [{ field: 'tags', comparison: 'in', value: [] }, false],
    [{ field: 'amount', comparison: 'lt', value: 10 }, false],
    [{ field: 'amount', comparison: 'lte', value: 10 }, true],
    [{ field: 'amount', comparison: 'gt', value: 9.5 }, true],
    [{ field: 'amount', comparison: 'gte', value: 10.5 }, false],
    [{ field: 'amount', comparison: 'eq', value: '10' }, false],
    [{ field: 'open', comparison: 'eq', value: false }, true],
    [{ field: 'since', comparison: 'gte', value: '2026-03-05' }, true],
    [{ field: 'since', comparison: 'lt', value: '2026-03-05T00:00:00.001Z' }, true],
    [{ field: 'updated', comparison: 'eq', value: '2026-03-02T08:00:00.000Z' }, true],
    [{ field: 'rev', comparison: 'eq', value: 2 }, true],
    [{ field: 'at', comparison: 'within', value: circle(356) }, true],
    [{ field: 'at', comparison: 'within', value: circle(355) }, false],
    [{ field: 'city', comparison: 'exists', value: true }, true],
    [{ field: 'at', comparison: 'exists', value: false }, false],
    [{ field: 'unknown', comparison: 'ne', value: 'x' }, false],
  ])('%o: %s', (filter, expected) => {
    expect(matches(filter)).toBe(expected);
  });
});

describe('a field without a value', () => {
  const empty: Row = { id: ['two'], rev: [1], updated: [0] };
  test.each<[AttributeFilter, boolean]>([
    [{ field: 'city', comparison: 'eq', value: 'x' }, false],
    [{ field: 'city', comparison: 'ne', value: 'x' }, true],
    [{ field: 'city', comparison: 'exists', value: false }, true],
    [{ field: 'amount', comparison: 'lt', value: 5 }, false],
    [{ field: 'at', comparison: 'within', value: circle(20_000) }, false],
  ])('%o: %s', (filter, expected) => {
    expect(matches(filter, empty)).toBe(expected);
  });
});

describe('conditions together', () => {
  const yes: AttributeFilter = { field: 'amount', comparison: 'eq', value: 10 };
  const no: AttributeFilter = { field: 'amount', comparison: 'eq', value: 11 };
  test.each<[string, AttributeFilter, boolean]>([
    ['all of none', { $and: [] }, true],
    ['any of none', { $or: [] }, false],
    ['all with one that fails', { $and: [yes, no] }, false],
    ['any with one that holds', { $or: [no, yes] }, true],
    ['nested', { $and: [yes, { $or: [no, { $and: [yes] }] }] }, true],
  ])('%s', (_, filter, expected) => {
    expect(matches(filter)).toBe(expected);
  });
});

test('only columns of the group and the three of every entity are fields', () => {
  const kinds = ['city', 'id', 'rev', 'updated', 'toString', 'other'].map((field) =>
    columnKindOf(columns, field),
  );
  expect(kinds).toEqual(['text', 'text', 'number', 'time', undefined, undefined]);
});

test.each([
  ['2026-03-05', '2026-03-05T00:00:00.000Z'],
  ['2026-03-05T13:07:00.250Z', '2026-03-05T13:07:00.250Z'],
  ['2026-03-05T13:07Z', '2026-03-05T13:07:00.000Z'],
  ['2026-03-05T00:30:00+01:00', '2026-03-04T23:30:00.000Z'],
])('a time is a day, or an instant with its zone: %s', (text, instant) => {
  expect(comparableValue('time', text)).toBe(Date.parse(instant));
});

test.each([
  'soon',
  '1',
  'Rind 5',
  '05.03.2026',
  '3/5/2026',
  '2026',
  '2026-03',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-03-05T00:00',
  '2026-03-05 00:00:00Z',
  '2026-03-05T25:00:00Z',
])('“%s” is no time', (text) => {
  expect(comparableValue('time', text)).toBeUndefined();
});

test('a value that does not fit the column has no form in it', () => {
  expect(comparableValue('number', '1')).toBeUndefined();
  expect(comparableValue('boolean', 1)).toBeUndefined();
  expect(comparableValue('text', true)).toBeUndefined();
  expect(comparableValue('geo', 'x')).toBeUndefined();
});
