import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import {
  type NamedField,
  type OfferCondition,
  offerConditions,
} from '#shared/offers/offer-conditions.ts';

/** The label of a condition on entries with a name, and the class of the entries. */
export const NAMED = {
  country: { name: 'country', entityClass: 'country' },
  animalkind: { name: 'animalkind', entityClass: 'animalkind' },
  offergroup: { name: 'breed', entityClass: 'offergroup' },
  animalusage: { name: 'usage', entityClass: 'animalusage' },
  ageCategory: { name: 'age', entityClass: 'agecategory' },
  category1: { name: 'category', entityClass: 'category1' },
  category2: { name: 'category2', entityClass: 'category2' },
  classification: { name: 'classification', entityClass: 'classification' },
  associations: { name: 'association', entityClass: 'account' },
} as const satisfies Readonly<Record<NamedField, object>>;

/** Returns the countries searched, and then the conditions: that of the request, unless the filter names others. */
export function searchScope(
  filter: AttributeFilter | undefined,
  country: string,
): { readonly searched: OfferCondition; readonly conditions: readonly OfferCondition[] } {
  const all = offerConditions(filter);
  const named = all.find(
    (condition) => condition.kind === 'named' && condition.field === 'country',
  );
  return {
    searched: named ?? { kind: 'named', field: 'country', ids: [country] },
    conditions: all.filter((other) => other !== named),
  };
}
