import { type FieldRuleFacts, meetsFieldRule } from '#shared/masterdata/field-rule.ts';
import { inputFacts, normalValue } from '#shared/masterdata/input-facts.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import type { Offer } from './offer.ts';

export type OfferfieldEntity = { readonly id: string; readonly data: Offerfield };
/** The fields of an offer that the rules of its fields look at. */
export type DescribedOffer = Pick<
  Offer,
  'country' | 'animalkind' | 'category1' | 'category2' | 'animalusage' | 'gender' | 'ageCategory'
>;
type Value = Offer['dynamicFields'][number]['value'];

/** Returns the fields that an offer like this has, in the order in which they show. */
export function shownFields<F extends OfferfieldEntity>(
  fields: readonly F[],
  offer: DescribedOffer,
): F[] {
  const facts = factsOf(offer);
  return fields
    .filter(({ data }) => data.active && meetsFieldRule(data.visibility, facts))
    .sort((a, b) => a.data.sorting - b.data.sorting);
}

/** Tells whether an offer like this must fill in the field: never where all its options are switched off. */
export function isMandatory({ data }: OfferfieldEntity, offer: DescribedOffer): boolean {
  const { mandatory, options } = data;
  const hasChoice = options.length === 0 || options.some(({ enabled }) => enabled);
  return mandatory !== undefined && hasChoice && meetsFieldRule(mandatory, factsOf(offer));
}

/** Tells whether a field takes a value: text-only fields are never filled in. */
export function takesValue({ data }: OfferfieldEntity): boolean {
  return inputFacts(data.entryType).holds !== 'nothing';
}

/**
 * Returns the values of the fields that the offer has, in their order and in normal form. The caller may keep values of
 * other fields, for when their fields show again; they are never part of the offer.
 */
export function filledFields(
  fields: readonly OfferfieldEntity[],
  offer: DescribedOffer,
  values: Readonly<Record<string, Value>>,
): Offer['dynamicFields'] {
  return shownFields(fields, offer)
    .filter(takesValue)
    .flatMap(({ id }) => {
      const value = normalValue((Object.hasOwn(values, id) ? values[id] : null) ?? null);
      return value === null ? [] : [{ field: id, value }];
    });
}

function factsOf(offer: DescribedOffer): FieldRuleFacts {
  const listOf = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    countries: [offer.country],
    animalkinds: [offer.animalkind],
    category1: offer.category1,
    category2: listOf(offer.category2),
    animalusages: listOf(offer.animalusage),
    genders: listOf(offer.gender),
    ageCategories: listOf(offer.ageCategory),
  };
}
