import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { weeksAround, weeksLeft } from './available-weeks.ts';
import { type FieldChoice, fieldChoices } from './field-choices.ts';
import { fieldValue, numberFieldFilter } from './field-values.ts';
import type { BreedSearch } from './make-breed-search.ts';
import { offerTextFilter } from './offer-text-filter.ts';
import { EVERYWHERE_KM, type OfferSearchState } from './search-params.ts';
import { nearestWeeks } from './week-shown.ts';

/** The market that is searched: the countries asked, the visitor's own first, and the animal kind. */
export type Market = {
  readonly countries: readonly string[];
  readonly animalkind: string;
  /** One supplier's offers only. */
  readonly owner?: string | undefined;
  readonly breedsNamed?: BreedSearch;
  /** An offer that comes later is there from its day on: `2026-03-05`. */
  readonly today: string;
};

/** The facts that conditions need besides the choices; they set no condition by themselves. */
type Knowing = Partial<Pick<Market, 'breedsNamed' | 'today'>>;

/** The conditions a visitor can take away again, by name. */
export const FILTER_NAMES = [
  'radius',
  'text',
  'breed',
  'specification',
  'usage',
  'gender',
  'age',
  'category',
  'category2',
  'classification',
  'association',
  'week',
  'amount',
  'now',
  'spot',
] as const;
type PlainName = (typeof FILTER_NAMES)[number];
/** Offer fields that administrators made up have a condition each. */
export type FilterName = PlainName | `field:${string}`;
/** The names that widen or narrow the market of the visitor's country; they go into no request. */
export type ScopeName = 'supplier' | 'abroad';

export function positionOf({ lat, lon }: OfferSearchState): GeoPosition | undefined {
  return lat === null || lon === null ? undefined : { lat, lon };
}

/** Returns the offer field that a condition asks about. */
export function fieldOf(name: FilterName): string | undefined {
  return name.startsWith('field:') ? name.slice('field:'.length) : undefined;
}

/** Returns the condition's name in the texts (`offers.condition.…`). */
export function plainName(name: FilterName): PlainName | 'field' {
  return FILTER_NAMES.find((filterName) => filterName === name) ?? 'field';
}

/** Returns the differences of the market, as conditions that can be taken away. */
export function scopeOf({ owner, countries }: Market): ScopeName[] {
  return [
    ...(owner === undefined ? [] : (['supplier'] as const)),
    ...(countries.length > 1 ? (['abroad'] as const) : []),
  ];
}

/** Returns the conditions that are set, by the name under which the page shows them. */
export function activeConditions(
  state: OfferSearchState,
  knowing: Knowing = {},
): Map<FilterName, AttributeFilter> {
  const all = plainConditions(state, knowing);
  const set = new Map<FilterName, AttributeFilter>();
  for (const name of FILTER_NAMES) {
    const condition = all[name];
    if (condition) set.set(name, condition);
  }
  for (const [field, choice] of fieldChoices(state.field)) {
    set.set(`field:${field}`, fieldCondition(field, choice));
  }
  return set;
}

function plainConditions(
  state: OfferSearchState,
  { breedsNamed: named, today = '' }: Knowing,
): Record<PlainName, AttributeFilter | undefined> {
  const position = positionOf(state);
  return {
    radius: position && within(position, state.radius),
    text: offerTextFilter(state.text, named),
    breed: some('offergroup', state.breed),
    specification: some('offerspecification', state.specification),
    usage: some('animalusage', state.usage),
    gender: some('gender', state.gender),
    age: some('ageCategory', state.age),
    category: some('category1', state.category),
    category2: some('category2', state.category2),
    classification: some('classification', state.classification),
    association: some('associations', state.association),
    week:
      state.week === ''
        ? undefined
        : some('availableWeeks', weeksLeft(weeksAround(state.week, state), today)),
    amount:
      state.amount === null
        ? undefined
        : { field: 'amount', comparison: state.comparison, value: state.amount },
    now: state.now ? availableBy(today) : undefined,
    spot: state.spot ? { field: 'spotMarket', comparison: 'eq', value: true } : undefined,
  };
}

/**
 * Returns the filter for offers that are available, or promised for a day that has come: only offers that are not
 * available have such a day.
 */
function availableBy(today: string): AttributeFilter {
  return {
    $or: [
      { field: 'status', comparison: 'eq', value: 'available' },
      { field: 'availableFrom', comparison: 'lte', value: today },
    ],
  };
}

/** Returns the filter for offers at most `km` from a place. */
function within(position: GeoPosition, km: number): AttributeFilter {
  return { field: 'geoPosition', comparison: 'within', value: { ...position, km } };
}

function some(field: string, values: readonly string[]): AttributeFilter | undefined {
  return values.length === 0 ? undefined : { field, comparison: 'in', value: [...values] };
}

function fieldCondition(field: string, { values, range }: FieldChoice): AttributeFilter {
  if (range) {
    const { min, max } = range;
    return numberFieldFilter(field, defined({ min, max }));
  }
  const value = values.map((value) => fieldValue(field, value));
  return { field: 'fieldValues', comparison: 'in', value };
}

/** Returns conditions that must all be met, without an `$and` among them: a filter nests only so deep. */
export function flatConditions(conditions: Iterable<AttributeFilter>): AttributeFilter[] {
  return [...conditions].flatMap((condition) =>
    '$and' in condition ? condition.$and : [condition],
  );
}

/** Returns the filter of the search. */
export function searchFilter(market: Market, state: OfferSearchState): AttributeFilter {
  const conditions = namedConditions(market, state).values();
  return { $and: [...marketConditions(market), ...flatConditions(conditions)] };
}

/** Returns what every offer of the market meets, whatever is chosen. */
export function marketConditions({ countries, animalkind }: Market): AttributeFilter[] {
  return [
    { field: 'country', comparison: 'in', value: [...countries] },
    { field: 'animalkind', comparison: 'eq', value: animalkind },
    TO_BE_HAD,
  ];
}

/** Returns the conditions of the search that hide offers of the market, by name. */
export function namedConditions(
  market: Market,
  state: OfferSearchState,
): Map<FilterName | 'supplier', AttributeFilter> {
  const { owner } = market;
  return new Map([
    ...(owner === undefined ? [] : [['supplier', ofSupplier(owner)] as const]),
    ...activeConditions(state, market),
  ]);
}

/** Finds offers that can be had, or will be from a day on: not those that are sold out without a day. */
export const TO_BE_HAD: AttributeFilter = {
  $or: [
    { field: 'status', comparison: 'in', value: ['available', 'later'] },
    { field: 'availableFrom', comparison: 'exists', value: true },
  ],
};

/**
 * Returns the filter for a supplier, in the form of a choice, so that suppliers find of their own offers only what
 * everybody finds.
 */
function ofSupplier(owner: string): AttributeFilter {
  return { $or: [{ field: 'owner', comparison: 'eq', value: owner }] };
}

/** Returns the filter for what can be had of a breed in a market, at any distance from a place. */
export function alikeFilter(
  market: Market,
  { offergroup, geoPosition }: { readonly offergroup: string; readonly geoPosition: GeoPosition },
): AttributeFilter {
  return {
    $and: [
      ...marketConditions(market),
      { field: 'offergroup', comparison: 'eq', value: offergroup },
      within(geoPosition, EVERYWHERE_KM),
    ],
  };
}

/** Returns the filter for what everybody finds of a supplier in a country, of several animal kinds. */
export function suppliersFilter(
  { owner, country }: { readonly owner: string; readonly country: string },
  animalkinds: readonly string[],
): AttributeFilter {
  return {
    $and: [
      { field: 'country', comparison: 'eq', value: country },
      { field: 'animalkind', comparison: 'in', value: [...animalkinds] },
      TO_BE_HAD,
      ofSupplier(owner),
    ],
  };
}

/**
 * Says whether available offers come first: available, later, unavailable, as the words sort. A visitor who names a
 * week has asked for it already, and an offer that comes later is there by then.
 */
export function isAvailableFirst({ week, now }: OfferSearchState): boolean {
  return week === '' && !now;
}

/** Returns the order asked for; without a place no offer is near, and the newest come first. */
export function sortOf(state: OfferSearchState): OfferSearchState['sort'] {
  return state.sort === 'distance' && positionOf(state) === undefined ? 'newest' : state.sort;
}

/**
 * Returns the sorting of the search: nearest first when a place is known, else the newest. Offers with enough animals in
 * the wanted weeks come before all others, and of those the ones that have most.
 */
export function searchSorting(state: OfferSearchState, today: string) {
  const available = { field: 'status', direction: 'asc' as const };
  return [
    ...(isAvailableFirst(state) ? [available] : []),
    ...(isEnoughFirst(state) ? [animalsOf(state, today, leastAnimals(state))] : []),
    ...wantedSorting(state, today),
  ];
}

/** Says whether offers with enough animals come first: in a week that is named, for a number that is the least. */
export function isEnoughFirst(state: OfferSearchState): boolean {
  return state.week !== '' && leastAnimals(state) !== undefined;
}

/** Returns how many animals are enough for a visitor; undefined where no number is the least. */
export function leastAnimals({
  amount,
  comparison,
}: Pick<OfferSearchState, 'amount' | 'comparison'>): number | undefined {
  if (amount === null) return undefined;
  if (comparison === 'gt') return amount + 1;
  return comparison === 'gte' || comparison === 'eq' ? amount : undefined;
}

/** Sorts by the animals of the week that a list shows. */
function animalsOf(state: OfferSearchState, today: string, most?: number) {
  return {
    field: 'weeklyAmounts',
    direction: 'desc' as const,
    numberOf: { values: [...weeksLeft(nearestWeeks(state), today)], ...defined({ most }) },
  };
}

function wantedSorting(state: OfferSearchState, today: string) {
  const desc = 'desc' as const;
  const sort = sortOf(state);
  if (sort === 'distance') return [{ field: 'geoPosition', direction: 'asc' as const }];
  if (sort === 'amount') {
    return [
      ...(state.week === '' ? [] : [animalsOf(state, today)]),
      { field: 'amount', direction: desc },
    ];
  }
  // An id begins with the time of its making; a confirmation, too, changes the offer.
  const newest = { field: 'id', direction: desc };
  // A confirmation holds for a fixed time, so that the one that holds longest was given last.
  return sort === 'confirmed' ? [{ field: 'activityUntil', direction: desc }, newest] : [newest];
}

/** Returns the search over any distance, nearest first: offers within the radius come before those farther away. */
export function fartherSearch(market: Market, state: OfferSearchState) {
  return {
    filter: searchFilter(market, { ...state, radius: EVERYWHERE_KM }),
    sorting: [{ field: 'geoPosition', direction: 'asc' as const }],
  };
}
