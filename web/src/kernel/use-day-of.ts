import { todayIn } from '#shared/countries/time-zone.ts';
import type { Day } from '#shared/kernel/time.ts';
import { useCountry } from './site.ts';

/** Returns a function that gives the day that an instant has in the site's country, as the server counts days. */
export function useDayOf(): (instant: string | number) => Day {
  const { data } = useCountry();
  return (instant) => todayIn(data, new Date(instant));
}
