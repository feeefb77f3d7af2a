import { describe, expect, test } from 'vitest';
import { AttributeFilter, leavesOf, pinnedValues } from '#shared/kernel/attribute-filter.ts';
import {
  FILTER_ALL_VALUES,
  FILTER_DEPTH,
  FILTER_LEAVES,
  FILTER_VALUES,
} from '#shared/kernel/filter-limits.ts';

const leaf = (field: string, value: string | number = 'x') =>
  ({ field, comparison: 'eq', value }) as const;
const nested = (depth: number): AttributeFilter =>
  depth === 0 ? leaf('a') : { $and: [nested(depth - 1)] };

const isFilter = (filter: unknown) => AttributeFilter.safeParse(filter).success;

describe('a filter', () => {
  test.each([
    ['one condition', leaf('a')],
    ['a list of values', { field: 'a', comparison: 'in', value: ['x', 1, true] }],
    ['a circle', { field: 'at', comparison: 'within', value: { lat: 48, lon: 11, km: 200 } }],
    ['alternatives in conditions', { $and: [leaf('a'), { $or: [leaf('b'), leaf('c')] }] }],
    ['no condition', { $and: [] }],
  ])('may be %s', (_, filter) => {
    expect(AttributeFilter.parse(filter)).toEqual(filter);
  });

  test.each([
    ['an unknown comparison', { field: 'a', comparison: 'like', value: 'x' }],
    ['an unknown member', { ...leaf('a'), not: true }],
    ['and beside or', { $and: [], $or: [] }],
    ['a list for eq', { field: 'a', comparison: 'eq', value: ['x'] }],
    ['one value for in', { field: 'a', comparison: 'in', value: 'x' }],
    ['a circle without radius', { field: 'a', comparison: 'within', value: { lat: 1, lon: 1 } }],
    ['a circle of 0 km', { field: 'a', comparison: 'within', value: { lat: 1, lon: 1, km: 0 } }],
    ['an empty text to contain', { field: 'a', comparison: 'contains', value: '' }],
    ['a text for exists', { field: 'a', comparison: 'exists', value: 'yes' }],
    ['an infinite number', leaf('a', Number.POSITIVE_INFINITY)],
    ['a text above 500 characters', leaf('a', 'x'.repeat(501))],
    ['no field', { comparison: 'eq', value: 'x' }],
    ['null', null],
  ])('refuses %s', (_, filter) => {
    expect(isFilter(filter)).toBe(false);
  });

  test('nests to its depth and no deeper', () => {
    expect(isFilter(nested(FILTER_DEPTH))).toBe(true);
    expect(isFilter(nested(FILTER_DEPTH + 1))).toBe(false);
  });

  test('holds its number of conditions and no more, however they are nested', () => {
    const leaves = (count: number) => Array.from({ length: count }, () => leaf('a'));
    expect(isFilter({ $and: leaves(FILTER_LEAVES) })).toBe(true);
    expect(isFilter({ $and: leaves(FILTER_LEAVES + 1) })).toBe(false);
    expect(isFilter({ $and: [{ $or: leaves(30) }, { $or: leaves(21) }] })).toBe(false);
  });

  test('takes its number of values and no more', () => {
    const oneOf = (count: number) => ({
      field: 'a',
      comparison: 'in',
      value: Array.from({ length: count }, (_, index) => index),
    });
    expect(isFilter(oneOf(FILTER_VALUES))).toBe(true);
    expect(isFilter(oneOf(FILTER_VALUES + 1))).toBe(false);
  });

  test('takes its number of values in all conditions together and no more', () => {
    const lists = (count: number) => ({
      $or: Array.from({ length: count / FILTER_VALUES }, () => ({
        field: 'a',
        comparison: 'in',
        value: Array.from({ length: FILTER_VALUES }, (_, index) => index),
      })),
    });
    expect(isFilter(lists(FILTER_ALL_VALUES))).toBe(true);
    expect(isFilter(lists(FILTER_ALL_VALUES + FILTER_VALUES))).toBe(false);
  });
});

describe('what is wrong with a filter is named, with its place', () => {
  const many = (count: number, node: object) => Array.from({ length: count }, () => node);
  const there = (...path: (string | number)[]) => path;
  test.each<[string, unknown, string, (string | number)[]]>([
    ['too deep', nested(5), 'filterTooDeep', there('$and', 0, '$and', 0, '$and', 0, '$and', 0)],
    [
      'too many conditions',
      { $or: many(49, leaf('a')).concat(nested(2), leaf('b')) },
      'filterTooLong',
      [],
    ],
    [
      'too many empty groups',
      { $and: many(50, { $and: many(50, { $or: [] }) }) },
      'filterTooLong',
      [],
    ],
    ['an empty node', { $and: [leaf('a'), {}] }, 'filterEmpty', there('$and', 1)],
    ['nothing at all', {}, 'filterEmpty', []],
    ['and beside or', { $or: [{ $and: [], $or: [] }] }, 'filterMixed', there('$or', 0)],
    ['a condition beside and', { $and: [], ...leaf('a') }, 'filterMixed', []],
    [
      'an unknown operator',
      { $and: [{ $not: leaf('a') }] },
      'filterOperator',
      there('$and', 0, '$not'),
    ],
    [
      'an unknown comparison',
      { $and: [{ ...leaf('a'), comparison: 'like' }] },
      'filterComparison',
      there('$and', 0, 'comparison'),
    ],
  ])('%s', (_, filter, message, path) => {
    const { error } = AttributeFilter.safeParse(filter);
    expect(error?.issues).toEqual([expect.objectContaining({ message, path })]);
  });
});

test('the conditions of a filter come in order', () => {
  expect(leavesOf({ $or: [leaf('a'), { $and: [leaf('b'), leaf('c')] }] })).toEqual([
    leaf('a'),
    leaf('b'),
    leaf('c'),
  ]);
});

describe('the values that a filter pins', () => {
  test.each<[string, AttributeFilter | undefined, readonly string[] | undefined]>([
    ['by eq', leaf('a', 'x'), ['x']],
    ['by in', { field: 'a', comparison: 'in', value: ['x', 2] }, ['x', '2']],
    ['in a list of conditions', { $and: [leaf('b'), leaf('a', 'x')] }, ['x']],
    ['deeper in conditions', { $and: [{ $and: [leaf('a', 'x')] }] }, ['x']],
    ['by every alternative', { $or: [leaf('a', 'x'), { $and: [leaf('a', 'y')] }] }, ['x', 'y']],
    ['not by one alternative of two', { $or: [leaf('a', 'x'), leaf('b', 'y')] }, undefined],
    ['not by a condition alone in an $or', { $or: [leaf('a', 'x')] }, undefined],
    ['not by no alternative', { $or: [] }, undefined],
    ['not by ne', { field: 'a', comparison: 'ne', value: 'x' }, undefined],
    ['not by another field', leaf('b', 'x'), undefined],
    ['not without a filter', undefined, undefined],
  ])('%s', (_, filter, values) => {
    expect(pinnedValues(filter, 'a')).toEqual(values);
  });
});
