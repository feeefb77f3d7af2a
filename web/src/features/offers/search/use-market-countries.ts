import { useLabelled } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

/**
 * Returns the countries whose suppliers of an animal kind may be listed: the visitor's own, and where it searches
 * across borders those that do so too.
 */
export function useMarketCountries(animalkind: string) {
  const labelled = useLabelled();
  const own = useCountry();
  const isOpen = own.data.allowTransnationalSearch;
  const { data = [], isPending } = useEntityList('country', { enabled: isOpen });
  const others = data.filter(
    ({ id, data: { allowTransnationalSearch, enabledAnimals } }) =>
      allowTransnationalSearch && id !== own.id && enabledAnimals.includes(animalkind),
  );
  return {
    isPending: isOpen && isPending,
    countries: [own, ...(isOpen ? others : [])].map(({ id, data: { labels } }) => ({
      value: id,
      ...labelled(labels),
    })),
  };
}
