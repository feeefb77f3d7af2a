import { describe, expect, test } from 'vitest';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { fieldValue, fieldValues, numberFieldFilter } from '#shared/offers/field-values.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

type Value = Offer['dynamicFields'][number]['value'];
const field = testId('field');
const valuesOf = (value: Value) =>
  fieldValues({ dynamicFields: [{ field, value }] }).map((value) => value.replace(field, ''));

describe('what a field is found by', () => {
  test.each<[string, Value, string[]]>([
    ['an option', 'polled', ['=polled']],
    ['several options', ['polled', 'a2'], ['=polled', '=a2']],
    ['yes', true, ['=true']],
    ['no', false, ['=false']],
    ['a day', '2026-03-05', ['=2026-03-05']],
    ['a small number', 7, ['=7']],
    ['a part of one', 7.9, ['=7']],
    ['a large number, by its first two digits', 6437, ['=6400']],
    ['what has two digits only', 99, ['=99']],
    ['a hundred', 100, ['=100']],
    ['nothing for words to read', 'Weidehaltung von April bis Oktober.', []],
    ['nothing for an empty list', [], []],
  ])('%s', (_, value, expected) => {
    expect(valuesOf(value)).toEqual(expected);
  });

  test('is what a condition on a choice asks for', () => {
    expect(fieldValues({ dynamicFields: [{ field, value: true }] })).toEqual([
      fieldValue(field, true),
    ]);
  });
});

describe('a number between two bounds', () => {
  const { columns, derived } = offerGroups.market;
  const isFound = (value: number, bounds: { min?: number; max?: number }) => {
    const offer = entityOf('offer', offerOf({ dynamicFields: [{ field, value }] }));
    const filter = AttributeFilter.parse(numberFieldFilter(field, bounds));
    return matchesFilter(rowOf(offer, columns, derived), filter, columns);
  };

  test.each([
    [{ min: 0, max: 10 }, [0, 5, 10, 10.5], [11, 100]],
    [{ min: 6400 }, [6400, 6437, 12_000, 900_000_000], [6399, 6]],
    [{ max: 99 }, [0, 99], [100, 6400]],
    [{ min: 95, max: 1200 }, [95, 99, 100, 119, 1000, 1200, 1299], [94, 1300]],
    [{}, [0, 1, 99, 100, 999_999_999], []],
    [{ min: 5, max: 4 }, [], [4, 5]],
  ])('%j', (bounds, found, others) => {
    expect(found.filter((value) => !isFound(value, bounds))).toEqual([]);
    expect(others.filter((value) => isFound(value, bounds))).toEqual([]);
  });

  test('of another field is not found', () => {
    const offer = offerOf({ dynamicFields: [{ field: testId('other'), value: 5 }] });
    const row = rowOf(entityOf('offer', offer), columns, derived);
    expect(matchesFilter(row, numberFieldFilter(field, {}), columns)).toBe(false);
  });
});
