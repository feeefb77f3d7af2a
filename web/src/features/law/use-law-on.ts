import type { Day } from '#shared/kernel/time.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { Law } from '#shared/law/law.ts';
import { lawOn } from '#shared/law/law-on.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

/** Seconds for which the law is fresh: it changes from a day on, not within one. */
const FRESH_SECONDS = 3600;

/** Returns the law of a country by the day, as the server reads it; undefined until it is known. */
export function useLawOn(country: string): {
  readonly lawOn: (day: Day) => Law | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
} {
  const { data, isPending, error } = useEntityList('countrylaw', {
    filter: { field: 'country', comparison: 'eq', value: country },
    freshSeconds: FRESH_SECONDS,
  });
  const laws = data?.map((entity) => entity.data);
  return {
    lawOn: (day) => laws && (lawOn(laws, country, day) ?? EU_LAW),
    isPending,
    error,
  };
}
