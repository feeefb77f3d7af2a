import { useEffect } from 'react';
import { entriesFor } from '#shared/kernel/entries-for.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { OPTION_CACHE_ENTRIES, OPTION_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import type { Option } from '#web/components/select-field.tsx';
import { useFormats, useLabelled } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { keepNewest } from '#web/kernel/keep-newest.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

type Of<T> = { readonly items: readonly T[]; readonly options: readonly Option[] };
export type AnimalKindOptions = {
  readonly isPending: boolean;
  readonly error: unknown;
  /** The breeds that can be chosen. */
  readonly offergroups: Of<EntityOf<'offergroup'>>;
  /** All breeds of the country, also those that were merged into another. */
  readonly breeds: readonly EntityOf<'offergroup'>[];
  /** The breeds of every country: their names find offers from elsewhere, and those of breeds that a country gave up. */
  readonly breedsAnywhere: readonly EntityOf<'offergroup'>[];
  readonly usages: Of<EntityOf<'animalusage'>>;
  readonly ageCategories: Of<EntityOf<'agecategory'>>;
  readonly categories1: Of<EntityOf<'category1'>>;
  readonly categories2: Of<EntityOf<'category2'>>;
  readonly classifications: Of<EntityOf<'classification'>>;
};

const isIn = (countries: readonly string[], country: string): boolean =>
  countries.length === 0 || countries.includes(country);

/**
 * Returns the master data that offers of one animal kind choose from in one country. Empty while no kind is chosen.
 */
export function useAnimalKindOptions(
  animalkind: string | undefined,
  country: string,
): AnimalKindOptions {
  const { queries } = useKernel();
  useEffect(() => keepNewest(queries, ['list'], OPTION_CACHE_ENTRIES));
  const ofKind = (field: string) => ({
    enabled: animalkind !== undefined,
    freshSeconds: OPTION_CACHE_SECONDS,
    filter: entriesFor(field, animalkind ?? ''),
  });
  const groups = useEntityList('offergroup', ofKind('animalkind'));
  const usages = useEntityList('animalusage', ofKind('animalkinds'));
  const ages = useEntityList('agecategory', ofKind('animalkinds'));
  const categories1 = useEntityList('category1', ofKind('animalkinds'));
  const categories2 = useEntityList('category2', ofKind('animalkinds'));
  const classifications = useEntityList('classification', ofKind('animalkinds'));
  const lists = [groups, usages, ages, categories1, categories2, classifications];
  const options = useOptionsOf();

  const breeds = (groups.data ?? []).filter(({ data }) => isIn(data.activeInCountries, country));
  const usedHere = <T extends { data: { countries: readonly string[] } }>(
    items: readonly T[] = [],
  ) => items.filter(({ data }) => isIn(data.countries, country));
  const sortedAges = usedHere(ages.data).sort((a, b) => a.data.sorting - b.data.sorting);
  const inCountry = <T extends { data: { country?: string | undefined } }>(
    items: readonly T[] = [],
  ) => items.filter(({ data }) => data.country === undefined || data.country === country);
  return {
    isPending: animalkind !== undefined && lists.some((list) => list.isPending),
    error: lists.find((list) => list.error)?.error ?? null,
    offergroups: options.sorted(breeds.filter(({ data }) => data.sameAs === undefined)),
    breeds,
    breedsAnywhere: groups.data ?? [],
    usages: options.sorted(usedHere(usages.data)),
    ageCategories: options.inOrder(sortedAges),
    categories1: options.sorted(inCountry(categories1.data)),
    categories2: options.sorted(inCountry(categories2.data)),
    classifications: options.sorted(usedHere(classifications.data)),
  };
}

type Labelled = { readonly id: string; readonly data: { readonly labels: Labels } };

function useOptionsOf() {
  const labelled = useLabelled();
  const { compare } = useFormats();
  const inOrder = <T extends Labelled>(items: readonly T[]): Of<T> => ({
    items,
    options: items.map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) })),
  });
  const sorted = <T extends Labelled>(items: readonly T[]): Of<T> => {
    const { options } = inOrder(items);
    return { items, options: [...options].sort((a, b) => compare(a.label, b.label)) };
  };
  return { inOrder, sorted };
}
