import { useKernel } from '#web/kernel/kernel-context.ts';
import { cityQuery } from './city-query.ts';
import { type City, citySearch } from './place.ts';

/** Returns a function that finds the places of a typed text at once: for a form that is sent before one was chosen. */
export function useFindCities(countrycode: string): (text: string) => Promise<readonly City[]> {
  const kernel = useKernel();
  return async (text) => {
    const search = citySearch(text, countrycode);
    return search === null ? [] : kernel.queries.fetchQuery(cityQuery(kernel, countrycode, search));
  };
}
