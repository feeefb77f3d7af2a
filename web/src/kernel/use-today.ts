import { todayIn } from '#shared/countries/time-zone.ts';
import { useKernel } from './kernel-context.ts';
import { useCountry } from './site.ts';

/** Returns the day that it is in the site's country, `2026-03-05`, as the server counts days. */
export function useToday(): string {
  const { now } = useKernel();
  return todayIn(useCountry().data, new Date(now()));
}
