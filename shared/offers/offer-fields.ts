import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { type FieldRuleFacts, meetsFieldRule } from '#shared/masterdata/field-rule.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import { checkFieldValue } from './check-field-value.ts';
import { offerErrors } from './errors.ts';
import type { Offer } from './offer.ts';
import type { OfferProblem } from './offer-problem.ts';

export type OfferfieldEntity = { readonly id: string; readonly data: Offerfield };
type Described = Pick<
  Offer,
  | 'country'
  | 'animalkind'
  | 'category1'
  | 'category2'
  | 'animalusage'
  | 'gender'
  | 'ageCategory'
  | 'dynamicFields'
>;

/** The fields that an offer like this has, in the order in which they show. */
export function shownFields<F extends OfferfieldEntity>(
  fields: readonly F[],
  offer: Described,
): F[] {
  const facts = factsOf(offer);
  return fields
    .filter(({ data }) => data.active && meetsFieldRule(data.visibility, facts))
    .sort((a, b) => a.data.sorting - b.data.sorting);
}

/** Must an offer like this fill in the field? */
export function isMandatory({ data }: OfferfieldEntity, offer: Described): boolean {
  return data.mandatory !== undefined && meetsFieldRule(data.mandatory, factsOf(offer));
}

/** What is wrong with an offer's own fields. `fields`: all there are. */
export function dynamicFieldProblems(
  fields: readonly OfferfieldEntity[],
  offer: Described,
): OfferProblem[] {
  const shown = new Map(shownFields(fields, offer).map((field) => [field.id, field]));
  const filled = new Set<string>();
  const wrong = offer.dynamicFields.flatMap(({ field: id, value }, at) => {
    const path = `dynamicFields.${at}`;
    const field = shown.get(id);
    if (!field) return [{ path: `${path}.field`, error: offerErrors.fieldNotShown }];
    if (filled.has(id)) return [{ path: `${path}.field`, error: offerErrors.fieldTwice }];
    filled.add(id);
    const error = checkFieldValue(field.data, value);
    return error ? [{ path: `${path}.value`, error }] : [];
  });
  const missing = [...shown.values()]
    .filter((field) => !filled.has(field.id) && isMandatory(field, offer))
    .map(({ id }) => ({ path: `dynamicFields.${id}`, error: fieldErrors.required }));
  return [...wrong, ...missing];
}

function factsOf(offer: Described): FieldRuleFacts {
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    countries: [offer.country],
    animalkinds: [offer.animalkind],
    category1: offer.category1,
    category2: one(offer.category2),
    animalusages: one(offer.animalusage),
    genders: one(offer.gender),
    ageCategories: one(offer.ageCategory),
  };
}
