import * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import { entriesFor } from '#shared/kernel/entries-for.ts';
import type { NamedField, OfferCondition } from '#shared/offers/offer-conditions.ts';
import type { AskedSearch } from '#shared/requests/searching/search-problems.ts';

type NamedCondition = Extract<OfferCondition, { readonly kind: 'named' }>;
/** The class of the entries, and its columns that name their animal kinds and countries. */
type Reference = {
  readonly entityClass: string;
  readonly animalkinds?: string;
  readonly countries?: string;
};

const LISTS = { animalkinds: 'animalkinds', countries: 'countries' } as const;
const REFERENCES: Readonly<Record<Exclude<NamedField, 'associations'>, Reference>> = {
  country: { entityClass: 'country' },
  animalkind: { entityClass: 'animalkind' },
  offergroup: {
    entityClass: 'offergroup',
    animalkinds: 'animalkind',
    countries: 'activeInCountries',
  },
  animalusage: { entityClass: 'animalusage', ...LISTS },
  ageCategory: { entityClass: 'agecategory', ...LISTS },
  category1: { entityClass: 'category1', animalkinds: 'animalkinds', countries: 'country' },
  category2: { entityClass: 'category2', animalkinds: 'animalkinds', countries: 'country' },
  classification: { entityClass: 'classification', ...LISTS },
};

/** Tells whether every entry that a condition names exists, and is for the animal kind and country of the search. */
export async function isNamedConditionValid(
  { rows }: Pick<Context, 'rows'>,
  { field, ids }: NamedCondition,
  { animalkind, country }: AskedSearch,
): Promise<boolean> {
  if (field === 'associations') return areAssociations(rows, ids);
  const { entityClass, animalkinds, countries } = REFERENCES[field];
  const wanted = [...new Set(ids)];
  const count = await rows.count({
    entityClass,
    attributeFilter: {
      $and: [
        { field: 'id', comparison: 'in', value: wanted },
        ...(animalkinds === undefined ? [] : [entriesFor(animalkinds, animalkind)]),
        ...(countries === undefined ? [] : [entriesFor(countries, country)]),
        // Offers of other categories do not count as found: a search for such a category alone proves nothing.
        ...(field === 'category1' ? [COUNTED] : []),
      ],
    },
  });
  return count === wanted.length;
}

const COUNTED = { field: 'disabledForRequestSearch', comparison: 'ne', value: true } as const;

const Association = z.object({ staticData: z.object({ role: z.literal('ASO') }) });

async function areAssociations(rows: Context['rows'], ids: readonly string[]): Promise<boolean> {
  const { items, missing } = await rows.ids([...new Set(ids)]);
  return missing.length === 0 && items.every(({ data }) => Association.safeParse(data).success);
}
