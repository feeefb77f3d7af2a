import { useFormats, useLabelled } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';

/** Returns all countries, as options and by id. */
export function useCountries() {
  const labelled = useLabelled();
  const { compare } = useFormats();
  const { data: countries = [] } = useEntityList('country');
  const options = countries
    .map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))
    .sort((a, b) => compare(a.label, b.label));
  return {
    options,
    nameOf: (id: string) => options.find(({ value }) => value === id)?.label ?? '',
    find: (id: string) => countries.find((country) => country.id === id),
  };
}
