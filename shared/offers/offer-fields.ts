import { fieldErrors } from '#shared/kernel/field-errors.ts';
import {
  type FieldRule,
  type FieldRuleFacts,
  meetsFieldRule,
} from '#shared/masterdata/field-rule.ts';
import { normalValue } from '#shared/masterdata/normal-value.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import { checkFieldValue } from './check-field-value.ts';
import { offerErrors } from './errors.ts';
import type { Offer } from './offer.ts';
import type { OfferProblem } from './offer-problem.ts';

export type OfferfieldEntity = { readonly id: string; readonly data: Offerfield };
/** What of an offer the rules of its fields look at. */
export type Described = Pick<
  Offer,
  'country' | 'animalkind' | 'category1' | 'category2' | 'animalusage' | 'gender' | 'ageCategory'
>;
type Filled = Described & Pick<Offer, 'dynamicFields'>;
type Value = Offer['dynamicFields'][number]['value'];

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

/** What of an offer field a search can ask: one of a few answers, or numbers between two bounds. */
const SEARCHED_TYPES = ['select', 'multiselect', 'checkbox', 'numberfield'] as const;

/**
 * The fields that a search for offers can ask about, in the order in which they show. What the search leaves open may be
 * anything, so that a field shows as long as an offer that is found may have it.
 */
export function searchedFields<F extends OfferfieldEntity>(
  fields: readonly F[],
  search: FieldRuleFacts,
): F[] {
  return fields
    .filter(({ data }) => data.active && data.type === 'filter')
    .filter(({ data }) => SEARCHED_TYPES.some((one) => one === data.entryType))
    .filter(({ data }) => meetsFieldRule(data.visibility, openFacts(data.visibility, search)))
    .sort((a, b) => a.data.sorting - b.data.sorting);
}

function openFacts(rule: FieldRule, search: FieldRuleFacts): FieldRuleFacts {
  const orAny = (chosen: readonly string[], any: readonly string[]) =>
    chosen.length === 0 ? any : chosen;
  return {
    countries: orAny(search.countries, rule.countries),
    animalkinds: orAny(search.animalkinds, rule.animalkinds),
    category1: orAny(search.category1, rule.category1),
    category2: orAny(search.category2, rule.category2),
    animalusages: orAny(search.animalusages, rule.animalusages),
    genders: orAny(search.genders, rule.genders),
    ageCategories: orAny(search.ageCategories, rule.ageCategories),
  };
}

/** Must an offer like this fill in the field? */
export function isMandatory({ data }: OfferfieldEntity, offer: Described): boolean {
  return data.mandatory !== undefined && meetsFieldRule(data.mandatory, factsOf(offer));
}

/** Text-only fields show what they say and are never filled in. */
export function takesValue({ data }: OfferfieldEntity): boolean {
  return data.entryType !== 'hidden';
}

/**
 * What of the values an offer says: those of the fields that it has, in their order and in normal form. Values of other
 * fields may be kept by who asks, for when their fields show again; they are never part of the offer.
 */
export function filledFields(
  fields: readonly OfferfieldEntity[],
  offer: Described,
  values: Readonly<Record<string, Value>>,
): Offer['dynamicFields'] {
  return shownFields(fields, offer)
    .filter(takesValue)
    .flatMap(({ id }) => {
      const value = normalValue((Object.hasOwn(values, id) ? values[id] : null) ?? null);
      return value === null ? [] : [{ field: id, value }];
    });
}

/** What is wrong with an offer's own fields. `fields`: all there are. */
export function dynamicFieldProblems(
  fields: readonly OfferfieldEntity[],
  offer: Filled,
): OfferProblem[] {
  const shown = new Map(shownFields(fields, offer).map((field) => [field.id, field]));
  const filled = new Set<string>();
  const wrong = offer.dynamicFields.flatMap(({ field: id, value }, at) => {
    const path = `dynamicFields.${at}`;
    const field = shown.get(id);
    if (!field) return [{ path: `${path}.field`, error: offerErrors.fieldNotShown }];
    if (filled.has(id)) return [{ path: `${path}.field`, error: offerErrors.fieldTwice }];
    filled.add(id);
    const problem = valueProblem(field, value, offer);
    return problem ? [{ path: `${path}.value`, ...problem }] : [];
  });
  const missing = [...shown.values()]
    .filter((field) => takesValue(field) && !filled.has(field.id) && isMandatory(field, offer))
    .map(({ id }) => ({ path: `dynamicFields.${id}`, error: fieldErrors.required }));
  return [...wrong, ...missing];
}

function valueProblem(field: OfferfieldEntity, value: Value, offer: Described) {
  // A checkbox that must be filled is a declaration: only ticked is an answer to it.
  const isRefused = field.data.entryType === 'checkbox' && value === false;
  if (isRefused && isMandatory(field, offer)) return { error: fieldErrors.required };
  return checkFieldValue(field.data, value);
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
