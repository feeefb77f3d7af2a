import { makeBreedSearch } from '#shared/offers/make-breed-search.ts';
import { useAnimalKindOptions } from '#web/features/offers/public.ts';
import { useCountry } from '#web/kernel/site.ts';
import type { RequestChoice } from './request-params.ts';

/** Returns the breeds that the words of the search name; asked only where words were searched for. */
export function useBreedSearch(animalkind: string, { text }: RequestChoice) {
  const { id: country } = useCountry();
  const { breedsAnywhere } = useAnimalKindOptions(text === '' ? undefined : animalkind, country);
  return makeBreedSearch(breedsAnywhere);
}
