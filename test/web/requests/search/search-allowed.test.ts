import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { addWeeks } from '#shared/kernel/calendar-week.ts';
import { readListState } from '#shared/kernel/list-state.ts';
import { AMOUNT_COMPARISONS } from '#shared/offers/amount-comparisons.ts';
import { MOST_ANIMALS } from '#shared/offers/limits.ts';
import { activeConditions, flatConditions } from '#shared/offers/search-filter.ts';
import { type OfferSearchState, searchParams, WEEKS_AROUND } from '#shared/offers/search-params.ts';
import { searchProblems } from '#shared/requests/searching/search-problems.ts';
import { sized } from '#test/support/campaign.ts';
import { testId } from '#test/support/test-id.ts';

const asked = { country: testId('DE'), animalkind: testId('cattle'), today: '2026-03-02' };

const some = <T>(items: fc.Arbitrary<T>) => fc.uniqueArray(items, { maxLength: 4 });
const refs = some(fc.nat(99).map((number) => testId(`entry ${number}`)));
const word = fc.constantFrom(
  'Hof',
  'Ökohof am See',
  'x',
  '1a-b,c',
  'Ämter Straße 85354',
  '中文',
  '',
);
const values = some(fc.constantFrom('polled', 'horned', 'true'));
const numbers = fc.tuple(fc.nat(900), fc.nat(1e9)).map(([from, more]) => `${from}..${from + more}`);
const half = fc.constantFrom('5..', '..70');
const field = fc
  .tuple(
    fc.nat(20),
    fc.oneof(
      values,
      numbers.map((number) => [number]),
      half.map((number) => [number]),
    ),
  )
  .map(([at, entries]) => entries.map((entry) => `${testId(`field ${at}`)}=${entry}`));

/** All that the filters of the search page can be set to, in the ways that an offer can meet. */
const chosen: fc.Arbitrary<Partial<OfferSearchState>> = fc.record(
  {
    text: word,
    breed: refs,
    specification: some(fc.constantFrom('polled', 'red')),
    usage: refs,
    gender: some(fc.constantFrom('female', 'male', 'mixed')),
    age: refs,
    category: refs,
    category2: refs,
    classification: refs,
    association: refs,
    week: fc.nat(52).map((weeks) => addWeeks('2026-W10', weeks)),
    before: fc.constantFrom(...WEEKS_AROUND),
    after: fc.constantFrom(...WEEKS_AROUND),
    comparison: fc.constantFrom(...AMOUNT_COMPARISONS),
    amount: fc.integer({ min: 2, max: MOST_ANIMALS - 1 }),
    now: fc.boolean(),
    spot: fc.boolean(),
    field: fc.array(field, { maxLength: 20 }).map((entries) => entries.flat()),
  },
  { requiredKeys: [] },
);

test('whatever is chosen on the search page can be part of a request', () => {
  const nothing = readListState(searchParams, new URLSearchParams());
  const breedsNamed = (text: string) => ({
    offergroup: text.length > 2 ? [testId('named')] : [],
    offerspecification: text.length > 3 ? ['polled'] : [],
  });
  fc.assert(
    fc.property(chosen, (choice) => {
      const conditions = activeConditions(
        { ...nothing, ...choice },
        { breedsNamed, today: '2026-03-02' },
      );
      const filter = { $and: flatConditions(conditions.values()) };
      if (!AttributeFilter.safeParse(filter).success) return;
      expect(searchProblems(filter, asked)).toEqual([]);
    }),
    { numRuns: sized(1000) },
  );
});

test('a page that stood open over midnight still begins a request', () => {
  const state = readListState(searchParams, new URLSearchParams('now=1'));
  const [condition] = activeConditions(state, { today: '2026-03-01' }).values();
  expect(searchProblems(condition, asked)).toEqual([]);
});
