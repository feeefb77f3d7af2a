import type { Law } from '#shared/law/law.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { useLawOn } from './use-law-on.ts';

/** Returns the law of the site's country today, as the server reads it; undefined until it is known. */
export function useCountryLaw(): {
  readonly law: Law | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
} {
  const { lawOn, isPending, error } = useLawOn(useCountry().id);
  const today = useToday();
  return { law: lawOn(today), isPending, error };
}
