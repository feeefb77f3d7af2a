import * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import type { RowsQuery } from '#functions/kernel/rows.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import { byRemainingBreeds } from '#functions/requests/parties/remaining-breeds.ts';
import { type AttributeFilter, pinnedValues, scalarsOf } from '#shared/kernel/attribute-filter.ts';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { distanceKm, GeoPosition } from '#shared/kernel/geo-position.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { Day } from '#shared/kernel/time.ts';
import { category1Class } from '#shared/masterdata/category1.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { offerConditions } from '#shared/offers/offer-conditions.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import type { SearchResult } from '#shared/requests/entities/request-process.ts';
import { animalsSought } from '#shared/requests/searching/animals-sought.ts';
import {
  countableOffers,
  countedCategories,
  lastWantedDay,
} from '#shared/requests/searching/countable-offers.ts';
import { foundAnimalsOf } from '#shared/requests/searching/found-animals.ts';
import { neutralConditions } from '#shared/requests/searching/neutral-conditions.ts';
import { refuseFields } from './check-search.ts';

type Searched = {
  readonly country: string;
  /** The present day at that place. */
  readonly today: Day;
  readonly animalkind: string;
  /** Tells whether the country sells the animals by the week. */
  readonly isByWeek: boolean;
  readonly position: GeoPosition;
  readonly radiusKm: number;
  /** The conditions, checked. */
  readonly attributeFilter: AttributeFilter | undefined;
  /** The most offers that are given, the nearest first. */
  readonly offers: number;
};

/**
 * Counts the offers found now around a place, with all conditions and by sex and age alone, and gives the nearest
 * ones. An offer that is not available on the wanted day, or whose category does not count for requests, is left out.
 * @throws AppError `requests.conditionNotPossible` where no category that it asks for counts any more
 */
export async function runSearch(
  context: Pick<Context, 'rows' | 'clock'>,
  searched: Searched,
): Promise<SearchResult & { readonly offers: FoundOffer[] }> {
  const { rows, clock } = context;
  const { country, today, animalkind, position, radiusKm, attributeFilter: given } = searched;
  const searchedOn = clock.now().toISOString();
  const attributeFilter = given && (await byRemainingBreeds(context, upToDate(given, today)));
  const until = lastWantedDay(attributeFilter, today);
  const categories = countedCategories(await readCategories(rows));
  requireCounted(attributeFilter, categories);
  const countries = pinnedValues(attributeFilter, 'country') ?? [country];
  const market: AttributeFilter[] = [
    { field: 'animalkind', comparison: 'eq', value: animalkind },
    { field: 'country', comparison: 'in', value: [...countries] },
    { field: 'geoPosition', comparison: 'within', value: { ...position, km: radiusKm } },
    ...countableOffers({ until, categories }),
  ];
  const entityClass = offerClass.name;
  const within = (conditions: readonly AttributeFilter[]) => ({
    entityClass,
    attributeFilter: { $and: [...market, ...conditions] },
  });
  const query = within(attributeFilter === undefined ? [] : [attributeFilter]);
  const items = await nearest(rows, query, searched.offers);
  const animalsOf = animalsSought(attributeFilter, searched);
  return {
    searchedOn,
    until,
    // The named offers are the count: one that has come meanwhile is no part of this search.
    found: items.length < searched.offers ? items.length : await rows.count(query),
    foundWithoutConditions: await rows.count(within(neutralConditions(attributeFilter))),
    offers: items.map((item) => foundOffer(item, position, animalsOf)),
  };
}

/** Refuses a search for categories of which none counts: it would find nothing, and prove nothing. */
function requireCounted(
  filter: AttributeFilter | undefined,
  counted: readonly string[] | undefined,
): void {
  if (counted === undefined) return;
  const isLost = offerConditions(filter).some(
    (condition) =>
      condition.kind === 'named' &&
      condition.field === 'category1' &&
      !condition.ids.some((id) => counted.includes(id)),
  );
  if (isLost) refuseFields(['category1']);
}

async function nearest(
  rows: Context['rows'],
  query: RowsQuery,
  most: number,
): Promise<readonly Entity[]> {
  const limit = Math.min(most, PAGE_LIMIT);
  const pages = eachPage(
    (cursor: string | undefined) =>
      rows.search({
        ...query,
        sorting: [{ field: 'geoPosition', direction: 'asc' }],
        pagination: { start: 0, limit, cursor },
      }),
    { most: Math.ceil(most / limit) },
  );
  // An offer that moves farther away between two pages comes twice.
  const entities = new Map<string, Entity>();
  for await (const { items } of pages) for (const item of items) entities.set(item.id, item);
  return [...entities.values()].slice(0, most);
}

const Placed = z.object({ geoPosition: GeoPosition });

function foundOffer(
  { id, rev, data }: Entity,
  position: GeoPosition,
  animalsOf: ReturnType<typeof animalsSought>,
): FoundOffer {
  const km = Math.round(distanceKm(position, Placed.parse(data).geoPosition));
  return { id, rev, km, animals: foundAnimalsOf(data, animalsOf), reasons: [] };
}

/**
 * Returns the filter with `availableFrom` not before today, and without past weeks, or with the present one where all
 * are past: a draft may be older than the day or the weeks that it asks for.
 */
function upToDate(filter: AttributeFilter, today: Day): AttributeFilter {
  if ('$and' in filter) return { $and: filter.$and.map((member) => upToDate(member, today)) };
  if ('$or' in filter) return { $or: filter.$or.map((member) => upToDate(member, today)) };
  if (filter.field === 'availableWeeks') {
    const present = weekOf(new Date(today));
    const left = scalarsOf(filter).filter((week) => String(week) >= present);
    return { ...filter, value: left.length === 0 ? [present] : left };
  }
  const isPast = filter.field === 'availableFrom' && String(filter.value) < today;
  return isPast ? { ...filter, value: today } : filter;
}

function readCategories(rows: Context['rows']) {
  return readAllRows(rows, category1Class, { $and: [] });
}
