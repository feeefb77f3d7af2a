import type { Context } from '#functions/kernel/context.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import { entitiesAs } from '#functions/kernel/store/entity-as.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { filterOf } from '#shared/masterdata/input-facts.ts';
import { type Offerfield, offerfieldClass } from '#shared/masterdata/offerfield.ts';
import { type Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import { type BreedSearch, makeBreedSearch } from '#shared/offers/make-breed-search.ts';
import {
  type FieldCondition,
  type OfferCondition,
  offerConditions,
} from '#shared/offers/offer-conditions.ts';
import { offerTextFilter } from '#shared/offers/offer-text-filter.ts';
import { searchedFields } from '#shared/offers/searched-fields.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import {
  type AskedSearch,
  fieldsOf,
  searchProblems,
} from '#shared/requests/searching/search-problems.ts';
import { isNamedConditionValid } from './is-named-condition-valid.ts';

type Breed = { readonly id: string; readonly data: Offergroup };
type Reading = Pick<Context, 'rows'>;

/**
 * Returns the conditions of a request's search as they are stored: those of the search page, with values that offers
 * of the animal kind can have. The server looks up which breeds a word names, so that none can be left out.
 * @throws AppError `requests.searchTooNarrow`, `requests.conditionNotPossible`, naming the fields
 */
export async function checkSearch(
  context: Reading,
  filter: AttributeFilter | undefined,
  asked: AskedSearch,
): Promise<AttributeFilter | undefined> {
  refuseFields(searchProblems(filter, asked));
  if (filter === undefined) return undefined;
  const conditions = offerConditions(filter);
  const breeds = await readBreeds(context, conditions, asked);
  const wrong: OfferCondition[] = await fieldsNotSearched(context, conditions, asked);
  for (const condition of conditions) {
    const isRight =
      condition.kind === 'specification'
        ? areSpecifications(condition.ids, breeds)
        : condition.kind !== 'named' || (await isNamedConditionValid(context, condition, asked));
    if (!isRight) wrong.push(condition);
  }
  refuseFields([...new Set(wrong.flatMap(fieldsOf))]);
  const kept = AttributeFilter.safeParse(withBreeds(filter, makeBreedSearch(breeds)));
  if (!kept.success) refuseFields(['offergroup']);
  return kept.data;
}

/** Refuses a search by these fields: it is not for the whole market, or has conditions that cannot be. */
export function refuseFields(fields: readonly string[]): void {
  if (fields.length === 0) return;
  const isMarket = fields.every((field) => field === 'country' || field === 'animalkind');
  const error = isMarket ? requestErrors.searchTooNarrow : requestErrors.conditionNotPossible;
  throw new AppError(error, { details: fields.map((field) => fieldDetail(field, error)) });
}

/** The breeds and origins of the animal kind, where a condition is about their names or specifications. */
async function readBreeds(
  { rows }: Reading,
  conditions: readonly OfferCondition[],
  { animalkind }: AskedSearch,
): Promise<Breed[]> {
  const isAsked = conditions.some(({ kind }) => kind === 'text' || kind === 'specification');
  if (!isAsked) return [];
  return readAllRows(rows, offergroupClass, {
    field: 'animalkind',
    comparison: 'eq',
    value: animalkind,
  });
}

function areSpecifications(ids: readonly string[], breeds: readonly Breed[]): boolean {
  const known = new Set(breeds.flatMap(({ data }) => data.offerSpecifications).map(({ id }) => id));
  return ids.every((id) => known.has(id));
}

function withBreeds(filter: AttributeFilter, named: BreedSearch): AttributeFilter {
  if ('$and' in filter) return { $and: filter.$and.map((member) => withBreeds(member, named)) };
  const [condition] = offerConditions(filter);
  if (condition?.kind !== 'text') return filter;
  const words = offerTextFilter(condition.word, named);
  return words && '$and' in words ? (words.$and[0] ?? filter) : filter;
}

/**
 * Returns the conditions on fields of administrators that the search page does not show for these animals, or that ask
 * for a value that the field cannot have.
 */
async function fieldsNotSearched(
  { rows }: Pick<Context, 'rows'>,
  conditions: readonly OfferCondition[],
  { country, animalkind }: AskedSearch,
): Promise<FieldCondition[]> {
  const asked = conditions.filter((condition) => condition.kind === 'field');
  if (asked.length === 0) return [];
  const { items } = await rows.ids(asked.map(({ field }) => field));
  const fields = entitiesAs(offerfieldClass, items);
  const shown = searchedFields(fields, {
    countries: [country],
    animalkinds: [animalkind],
    // The choice among these does not matter: a field chosen before stays a condition.
    category1: [],
    category2: [],
    animalusages: [],
    genders: [],
    ageCategories: [],
  });
  return asked.filter((condition) => {
    const field = shown.find(({ id }) => id === condition.field);
    return field === undefined || !canSay(field.data, condition);
  });
}

function canSay({ entryType, options }: Offerfield, { values, range }: FieldCondition): boolean {
  switch (filterOf(entryType)) {
    case 'range':
      return range !== undefined;
    case 'ticked':
      return values.join() === 'true';
    case 'options':
      return values.every((value) => options.some(({ id }) => id === value));
    case null:
      return false;
  }
}
