import type { Country } from '#shared/countries/country.ts';
import { fieldChoices } from '#shared/offers/field-choices.ts';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import {
  type FilterName,
  type Market,
  marketConditions,
  namedConditions,
  searchSorting,
} from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';

/** The conditions that choose from a list, with the column behind each. */
const FACETS = [
  ['breed', 'offergroup'],
  ['specification', 'offerspecification'],
  ['usage', 'animalusage'],
  ['gender', 'gender'],
  ['age', 'ageCategory'],
  ['category', 'category1'],
  ['category2', 'category2'],
  ['classification', 'classification'],
  ['association', 'associations'],
  ['week', 'availableWeeks'],
  ['now', 'availableFrom'],
  ['spot', 'spotMarket'],
] as const satisfies readonly (readonly [FilterName, string])[];
export type Facet = (typeof FACETS)[number][0];
/**
 * The facets, those of offer fields in use, of all other fields, of what the market offers whatever is chosen, and the
 * sums of animals by week.
 */
export type FacetName =
  | Facet
  | `field:${string}`
  | 'fields'
  | 'offeredWeeks'
  | 'weekAnimals'
  | 'offeredAssociations';
export type Counts = ReadonlyMap<string, number>;

/** The counts of a search, which the page shows beside its offers. */
export type Overview = {
  readonly count: number;
  /** The number of offers without each condition. */
  readonly without: ReadonlyMap<FilterName | 'supplier', number>;
  /** The number of offers behind each choice, under all other conditions; choices without offers are left out. */
  readonly facets: ReadonlyMap<FacetName, Counts>;
};
/** The fields whose names a card shows. */
const NAMED = ['owner', 'offergroup', 'animalkind', 'ageCategory', 'animalusage', 'country'];

type Call = 'POST search/search/overview';

/** Returns the question of the search page, and how to read its answer. */
export function searchOverview(
  market: Market,
  state: OfferSearchState,
  {
    usesAssociations,
    animalkindsUsingPoultrySystem,
  }: Pick<Country, 'usesAssociations' | 'animalkindsUsingPoultrySystem'>,
) {
  const conditions = namedConditions(market, state);
  const names = [...conditions.keys()];
  const scope = marketConditions(market);
  const isPoultry = animalkindsUsingPoultrySystem.includes(market.animalkind);
  const facets = facetsOf(names, state).filter(
    ({ field }) =>
      (usesAssociations || field !== 'associations') && (isPoultry || field !== 'weeklyAmounts'),
  );
  const input = {
    attributeFilter: { $and: [...scope, ...conditions.values()] },
    scope: scope.length,
    sorting: searchSorting(state, market.today),
    limit: OFFERS_PER_GROUP,
    facets: facets.map(({ name: _, ...facet }) => facet),
    with: NAMED,
  } satisfies Omit<CallInput<Call>, 'entityClass'>;
  const read = (answer: Pick<CallOutput<Call>, keyof Overview>): Overview => ({
    count: answer.count,
    without: new Map(names.map((name, n) => [name, answer.without[n] ?? 0])),
    facets: new Map(
      facets.map(({ name }, n) => [
        name,
        new Map(answer.facets[n]?.map(({ value, count, sum = count }) => [String(value), sum])),
      ]),
    ),
  });
  return { input, read };
}

/** Returns what to count: the choices of each condition without it, and what the market offers without any. */
function facetsOf(names: readonly (FilterName | 'supplier')[], { field }: OfferSearchState) {
  const facet = <N extends FacetName & FilterName>(name: N, column: string) => {
    const without = names.indexOf(name);
    return { name, field: column, ...(without >= 0 && { without }) };
  };
  const offered = { without: 'all' as const, named: true };
  return [
    ...FACETS.map(([name, column]) => facet(name, column)),
    ...[...fieldChoices(field).keys()].map((id) => facet(`field:${id}`, 'fieldValues')),
    { ...facet('week', 'weeklyAmounts'), name: 'weekAnimals' as const, summed: true },
    { name: 'fields' as const, field: 'fieldValues' },
    { name: 'offeredWeeks' as const, field: 'availableWeeks', without: 'all' as const },
    { name: 'offeredAssociations' as const, field: 'associations', ...offered },
  ];
}
