import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Agecategory } from '#shared/masterdata/agecategory.ts';
import type { Animalusage } from '#shared/masterdata/animalusage.ts';
import type { Category1 } from '#shared/masterdata/category1.ts';
import type { Category2 } from '#shared/masterdata/category2.ts';
import type { Classification } from '#shared/masterdata/classification.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import { isPublished, type offerGroups } from '#shared/offers/offer-groups.ts';
import { countOffersIn } from './count-offers-in.ts';

/**
 * The countries and animal kinds in which an entry can be chosen for an offer. An empty list of countries: in every
 * one.
 */
type Choosable = { readonly countries: readonly string[]; readonly kinds: readonly string[] };

type OfferColumn = keyof typeof offerGroups.market.columns & string;

/**
 * Counts the published offers that name an entry where it cannot be chosen any more, country by country. They stay as
 * they are until their owners change them.
 */
const offersNaming =
  <D>(column: OfferColumn, choosable: (data: D) => Choosable): EffectsOf<D, ChangeEffect> =>
  async (world, { id, before, after }) => {
    const [old, next] = [choosable(before), choosable(after)];
    if (isWithin(old, next)) return [];
    const filter = {
      $and: [
        isPublished(world.clock.now()),
        { field: column, comparison: 'eq' as const, value: id },
      ],
    };
    const effects: ChangeEffect[] = [];
    for (const country of await allCountries(world)) {
      const kinds = country.data.enabledAnimals.filter(
        (kind) => isIn(old, country.id, kind) && !isIn(next, country.id, kind),
      );
      const count = await countOffersIn(world, { country: country.id, kinds }, filter);
      if (count > 0) effects.push({ effect: 'offersKeepIt', count, of: country.id });
    }
    return effects;
  };

const isIn = ({ countries, kinds }: Choosable, country: string, kind: string): boolean =>
  (countries.length === 0 || countries.includes(country)) && kinds.includes(kind);

/** Tells whether an entry can be chosen wherever it could be chosen before. */
const isWithin = (old: Choosable, next: Choosable): boolean =>
  old.kinds.every((kind) => next.kinds.includes(kind)) &&
  (next.countries.length === 0 ||
    (old.countries.length > 0 &&
      old.countries.every((country) => next.countries.includes(country))));

async function allCountries({
  store,
  search,
}: Pick<World, 'store' | 'search'>): Promise<
  Entity<{ readonly enabledAnimals: readonly string[] }>[]
> {
  const query = { entityClass: countryClass.name, group: 'all', keys: ['all'] };
  return store.latestOf(countryClass, await eachHitId(search, query));
}

const inCountries = ({ countries, animalkinds }: Agecategory | Animalusage | Classification) => ({
  countries,
  kinds: animalkinds,
});
const inItsCountry = ({ country, animalkinds }: Category1 | Category2) => ({
  countries: country === undefined ? [] : [country],
  kinds: animalkinds,
});

export const offersOfAgecategory = offersNaming<Agecategory>('ageCategory', inCountries);
export const offersOfAnimalusage = offersNaming<Animalusage>('animalusage', inCountries);
export const offersOfClassification = offersNaming<Classification>('classification', inCountries);
export const offersOfCategory1 = offersNaming<Category1>('category1', inItsCountry);
export const offersOfCategory2 = offersNaming<Category2>('category2', inItsCountry);
export const offersOfOffergroup = offersNaming<Offergroup>(
  'offergroup',
  ({ activeInCountries, animalkind }) => ({ countries: activeInCountries, kinds: [animalkind] }),
);
