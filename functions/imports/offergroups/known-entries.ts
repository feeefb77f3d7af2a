import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import type { EntityType } from '#functions/kernel/store/entity-as.ts';
import { type Country, countryClass } from '#shared/countries/country.ts';
import { headingKey } from '#shared/imports/mapping.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { labelFor } from '#shared/kernel/label.ts';
import { type Animalkind, animalkindClass } from '#shared/masterdata/animalkind.ts';
import { type Category2, category2Class } from '#shared/masterdata/category2.ts';
import { type Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import { type ByName, byName, labelsOf } from '../by-name.ts';
import type { Importer } from '../imported-rows.ts';

/** The reference data that rows of breeds name, and the breeds that exist. */
export type KnownEntries = {
  readonly animalkinds: ByName<Animalkind>;
  readonly countries: ByName<Country>;
  readonly categories: ByName<Category2>;
  /** The existing breeds by `breedKey`: a row with the same key is about this breed. */
  readonly breeds: ReadonlyMap<string, Entity<Offergroup>>;
};

/** Returns the key under which a breed is known in the language of an import. */
export const breedKey = (animalkind: string, name: string): string =>
  `${animalkind} ${headingKey(name)}`;

export async function readKnownEntries({ rows, language }: Importer): Promise<KnownEntries> {
  const all = <D>(type: EntityType<D>) => readAllRows(rows, type, { $and: [] });
  const [animalkinds, countries, categories, breeds] = await Promise.all([
    all<Animalkind>(animalkindClass),
    all<Country>(countryClass),
    all<Category2>(category2Class),
    all<Offergroup>(offergroupClass),
  ]);
  const remains = ({ data }: Entity<Offergroup>) => Number(data.sameAs === undefined);
  return {
    animalkinds: byName(animalkinds, labelsOf),
    countries: byName(countries, (data) => [...labelsOf(data), data.code]),
    categories: byName(categories, labelsOf),
    // Of two breeds with one name, every run takes the one that remains, then the older one.
    breeds: new Map(
      breeds
        .toSorted((a, b) => remains(a) - remains(b) || (a.id < b.id ? 1 : -1))
        .map((breed) => {
          const { animalkind, labels } = breed.data;
          return [breedKey(animalkind, labelFor(labels, language)), breed];
        }),
    ),
  };
}
