import type { World } from '#functions/kernel/context.ts';
import { countryClass } from '#shared/countries/country.ts';
import { countrycalendarClass } from '#shared/countries/countrycalendar.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import type { WorkingCalendar } from '#shared/countries/working-days.ts';

/**
 * Returns the working days at the place of the decision. A country without a calendar has no holidays but weekends.
 */
export async function readCalendar(
  { store }: Pick<World, 'store'>,
  { country, region }: { readonly country: string; readonly region: string },
): Promise<WorkingCalendar> {
  const claimed = await store.claimedBy(countrycalendarClass.name, 'country', country);
  const [land, calendar] = await Promise.all([
    store.latest(countryClass, country),
    claimed === undefined ? undefined : store.latest(countrycalendarClass, claimed),
  ]);
  return {
    timeZone: timeZoneOf({ code: land?.data.code ?? '' }),
    holidays: calendar?.data.holidays ?? [],
    region,
  };
}
