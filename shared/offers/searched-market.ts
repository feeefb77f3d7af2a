import { SHARDS_A_SEARCH } from '#shared/search/limits.ts';

type Country = {
  readonly id: string;
  readonly data: { readonly allowTransnationalSearch: boolean };
};

/**
 * Returns the countries that a search asks: its own first, and on wish those that search across borders, as many as a
 * search reads.
 */
export function searchedCountries(
  own: Country,
  all: readonly Country[],
  abroad: boolean,
): readonly string[] {
  if (!abroad || !own.data.allowTransnationalSearch) return [own.id];
  const others = all.filter(({ id, data }) => data.allowTransnationalSearch && id !== own.id);
  return [own.id, ...others.map(({ id }) => id)].slice(0, SHARDS_A_SEARCH);
}

/** Returns the breeds that remain of those in an address: it may be older than the merge of one that it names. */
export const remainingBreeds = (
  known: readonly {
    readonly id: string;
    readonly data: { readonly sameAs?: string | undefined };
  }[],
  breeds: readonly string[],
): string[] => [
  ...new Set(breeds.map((breed) => known.find(({ id }) => id === breed)?.data.sameAs ?? breed)),
];
