import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AttributeFilter,
  type FilterLeaf,
  leavesOf,
} from '#shared/kernel/attribute-filter.ts';
import { COMPARISONS } from '#shared/kernel/filter-limits.ts';
import { offerConditions } from '#shared/offers/offer-conditions.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { offerTextFilter } from '#shared/offers/offer-text-filter.ts';
import { fieldsOf, searchProblems } from '#shared/requests/searching/search-problems.ts';
import { sized } from '#test/support/campaign.ts';
import { testId } from '#test/support/test-id.ts';

const asked = {
  country: testId('DE'),
  animalkind: testId('cattle'),
  today: '2026-03-02',
};
const problems = (filter: AttributeFilter) => searchProblems(filter, asked);
const leaf = (field: string, comparison: string, value: unknown) =>
  ({ field, comparison, value }) as FilterLeaf;
const now = (day: unknown): AttributeFilter => ({
  $or: [leaf('status', 'eq', 'available'), leaf('availableFrom', 'lte', day)],
});

describe('a forged condition is named', () => {
  test.each<readonly [string, AttributeFilter, readonly string[]]>([
    ['archived offers', leaf('status', 'eq', 'archived'), ['status']],
    [
      'archived offers, or such of long ago',
      { $or: [leaf('status', 'eq', 'archived'), leaf('availableFrom', 'lte', '1900-01-01')] },
      ['status', 'availableFrom'],
    ],
    ['a town', leaf('place.city', 'contains', 'Ulm'), ['place.city']],
    ['a region', leaf('region', 'contains', 'Rind'), ['region']],
    ['suppliers who may not publish', leaf('ownerActive', 'eq', false), ['ownerActive']],
    ['rejected offers', leaf('autApproval.status', 'eq', 'rejected'), ['autApproval.status']],
    ['offers that have lapsed', leaf('activityUntil', 'lt', '2000-01-01'), ['activityUntil']],
    ['nothing', { $or: [] }, ['$or']],
    ['no sex', leaf('gender', 'in', []), ['gender']],
    ['no week', leaf('availableWeeks', 'in', []), ['availableWeeks']],
    ['no breed', leaf('offergroup', 'in', []), ['offergroup']],
    ['an unknown sex', leaf('gender', 'in', ['female', 'none']), ['gender']],
    ['all but females', leaf('gender', 'ne', 'female'), ['gender']],
    ['a breed that is no id', leaf('offergroup', 'in', ['Angus']), ['offergroup']],
    ['no spot market', leaf('spotMarket', 'eq', false), ['spotMarket']],
    ['what was there long ago', now('1900-01-01'), ['availableFrom']],
    ['what comes in two years', now('2028-03-02'), ['availableFrom']],
    ['a day that is none', now('soon'), ['availableFrom']],
    ['more animals than any offer has', leaf('amount', 'gt', 10_000_000), ['amount']],
    ['fewer than one animal', leaf('amount', 'lt', 1), ['amount']],
    ['half an animal', leaf('amount', 'lte', 0.5), ['amount']],
    ['weeks that have passed', leaf('availableWeeks', 'in', ['2026-W08']), ['availableWeeks']],
    ['a week of next year but one', leaf('availableWeeks', 'in', ['2027-W20']), ['availableWeeks']],
    ['scattered weeks', leaf('availableWeeks', 'in', ['2026-W10', '2026-W30']), ['availableWeeks']],
    ['no text', { $or: [leaf('offerspecification', 'contains', 'x')] }, ['offerspecification']],
    [
      'two words at once',
      {
        $or: (offerTextFilter('one') ?? { $and: [] }) && [
          ...leavesOf(offerTextFilter('one') ?? { $and: [] }).slice(0, 3),
          leaf('place.citycode', 'contains', 'two'),
        ],
      },
      ['offerspecification', 'place.name', 'place.city', 'place.citycode'],
    ],
    ['two fields at once', leaf('fieldValues', 'in', ['a=1', 'b=1']), ['fieldValues']],
    ['other animals', leaf('animalkind', 'eq', testId('hens')), ['animalkind']],
    ['another country', leaf('country', 'in', [testId('AT')]), ['country']],
  ])('%s', (_, filter, fields) => {
    expect(problems(filter)).toEqual(fields);
    expect(problems({ $and: [filter] })).toEqual(fields);
  });

  test('as are conditions that contradict each other, and a list in a list', () => {
    const [female, male] = [leaf('gender', 'in', ['female']), leaf('gender', 'in', ['male'])];
    expect(problems({ $and: [female, male] })).toEqual(['gender']);
    expect(problems({ $and: [{ $and: [female] }] })).toEqual(['$and']);
    const words = Array.from({ length: 7 }, (_, index) => offerTextFilter(`word${index}`));
    const all = words.flatMap((word) => (word && '$and' in word ? word.$and : []));
    expect(problems({ $and: all.slice(0, 6) })).toEqual([]);
    expect(problems({ $and: all })).toEqual(['text']);
  });
});

test('on a Sunday a request names the week in which its year ahead ends, and none after it', () => {
  const sunday = { ...asked, today: '2026-11-29' };
  const week = (week: string) => leaf('availableWeeks', 'in', [week]);
  expect(searchProblems(week('2027-W48'), sunday)).toEqual([]);
  expect(searchProblems(week('2027-W49'), sunday)).toEqual(['availableWeeks']);
});

const ids = fc.array(fc.constantFrom(testId('a'), testId('b'), asked.country, asked.animalkind), {
  minLength: 1,
  maxLength: 4,
});
const scalar = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -5, max: 20_000_000 }),
  fc.boolean(),
  fc.constantFrom('available', 'archived', 'female', '2026-03-02', '2026-W12', '1900-01-01'),
);
const anyLeaf = fc
  .record({
    field: fc.constantFrom(
      ...Object.keys(offerGroups.market.columns),
      ...['id', 'rev', 'updated', 'colour', 'history', '__proto__'],
    ),
    comparison: fc.constantFrom(...COMPARISONS),
    value: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), ids),
  })
  .map((leaf) => leaf as FilterLeaf);
const anyFilter = fc.letrec<{ filter: AttributeFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    anyLeaf,
    fc.record({ $and: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ $or: fc.array(tie('filter'), { maxLength: 3 }) }),
  ),
})).filter;

/** What the search page can ask with one condition, as it is written down in words: field, comparison, value. */
const ALLOWED: Readonly<Record<string, (leaf: FilterLeaf) => boolean>> = {
  ...Object.fromEntries(
    [
      'animalusage',
      'ageCategory',
      'category1',
      'category2',
      'classification',
      'associations',
      'offergroup',
    ].map((field) => [field, ({ value }) => isIdList(value)]),
  ),
  country: ({ value }) => [value].flat().includes(asked.country) && isIdList(value),
  animalkind: ({ value }) => [value].flat().join() === asked.animalkind,
  offerspecification: ({ value }) => isTextList(value),
  gender: ({ value }) => isTextList(value) && [value].flat().every((value) => value === 'female'),
  availableWeeks: ({ value }) => [value].flat().join() === '2026-W12',
  fieldValues: () => false, // none of the values has the form `<field>=<value>`
  amount: ({ value }) => Number.isInteger(value) && Number(value) >= 0,
  spotMarket: ({ value }) => value === true,
};
const isTextList = (value: FilterLeaf['value']) =>
  [value].flat().every((value) => typeof value === 'string') && [value].flat().length > 0;
const isIdList = (value: FilterLeaf['value']) =>
  isTextList(value) && [value].flat().every((value) => String(value).length === 36);

test.each(['gte', 'gt'])('any number of animals (%s 0) is what an offer can have', (comparison) => {
  expect(problems(leaf('amount', comparison, 0))).toEqual([]);
});

describe('of any conditions at all', () => {
  test('only those of the search page pass', () => {
    fc.assert(
      fc.property(anyLeaf, (leaf) => {
        if (problems(leaf).length > 0) return;
        const rule = Object.hasOwn(ALLOWED, leaf.field) ? ALLOWED[leaf.field] : undefined;
        const comparisons = {
          amount: ['gte', 'lte', 'eq', 'gt', 'lt'],
          spotMarket: ['eq'],
        }[leaf.field] ?? ['eq', 'in'];
        expect(comparisons).toContain(leaf.comparison);
        expect(rule?.(leaf)).toBe(true);
      }),
      { numRuns: sized(3000) },
    );
  });

  test('what passes has been read whole: every field of it is one that its conditions name', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const conditions = offerConditions(filter);
        const fields = conditions.flatMap(fieldsOf);
        if (searchProblems(filter, asked).length > 0) return;
        expect(conditions.some(({ kind }) => kind === 'unknown')).toBe(false);
        for (const { field } of leavesOf(filter)) expect(fields).toContain(field);
      }),
      { numRuns: sized(3000) },
    );
  });
});
