import { describe, expect, test } from 'vitest';
import {
  FieldRule,
  meetsFieldRule,
  RULE_LISTS,
  unmetLists,
} from '#shared/masterdata/field-rule.ts';
import { testId } from '#test/support/test-id.ts';

const facts = {
  countries: [testId('DE')],
  animalkinds: [testId('cattle')],
  category1: [testId('breeding'), testId('rearing')],
  category2: [],
  animalusages: [],
  genders: ['female'],
  ageCategories: [testId('heifer')],
};

test('every list of a rule is looked at', () => {
  expect(RULE_LISTS.toSorted()).toEqual(Object.keys(FieldRule.shape).toSorted());
});

describe('a field rule', () => {
  test('names the lists that the offer does not meet', () => {
    const rule = FieldRule.parse({
      countries: [testId('AT')],
      animalkinds: [testId('cattle')],
      animalusages: [testId('milk')],
    });
    expect(unmetLists(rule, facts)).toEqual(['countries', 'animalusages']);
  });

  test('without lists holds for every offer', () => {
    expect(meetsFieldRule(FieldRule.parse({}), facts)).toBe(true);
  });

  test('holds when each of its lists names the value of the offer', () => {
    const rule = FieldRule.parse({
      countries: [testId('AT'), testId('DE')],
      category1: [testId('rearing')],
      genders: ['female'],
    });
    expect(meetsFieldRule(rule, facts)).toBe(true);
  });

  test.each([
    ['another country', { countries: [testId('AT')] }],
    ['another animal kind', { animalkinds: [testId('sheep')] }],
    ['another category I', { category1: [testId('fattening')] }],
    ['a category II that the offer has not', { category2: [testId('dairy')] }],
    ['a usage that the offer has not', { animalusages: [testId('milk')] }],
    ['another gender', { genders: ['male'] }],
    ['another age category', { ageCategories: [testId('calf')] }],
  ])('does not hold when it names %s', (_, lists) => {
    const rule = FieldRule.parse({ countries: [testId('DE')], ...lists });
    expect(meetsFieldRule(rule, facts)).toBe(false);
  });
});
