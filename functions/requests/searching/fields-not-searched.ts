import type { Context } from '#functions/kernel/context.ts';
import { entitiesAs } from '#functions/kernel/store/entity-as.ts';
import { filterOf } from '#shared/masterdata/input-facts.ts';
import { type Offerfield, offerfieldClass } from '#shared/masterdata/offerfield.ts';
import type { FieldCondition, OfferCondition } from '#shared/offers/offer-conditions.ts';
import { searchedFields } from '#shared/offers/searched-fields.ts';
import type { AskedSearch } from '#shared/requests/searching/search-problems.ts';

/**
 * Returns the conditions on fields of administrators that the search page does not show for these animals, or that ask
 * for a value that the field cannot have.
 */
export async function fieldsNotSearched(
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
