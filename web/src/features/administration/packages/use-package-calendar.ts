import { timeZoneOf } from '#shared/countries/time-zone.ts';
import type { WorkingCalendar } from '#shared/countries/working-days.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

export type PackageCalendar = WorkingCalendar & {
  /** The name of the calendar's country for administrators; undefined where no country has one. */
  readonly name: string | undefined;
};

/** Returns the calendar of the first of a package's countries that has one, without the holidays of single regions. */
export function usePackageCalendar(
  countries: readonly EntityOf<'country'>[],
  isNeeded: boolean,
): PackageCalendar {
  const { data: calendars = [] } = useEntityList('countrycalendar', { enabled: isNeeded });
  for (const { id, data } of countries) {
    const calendar = calendars.find((other) => other.data.country === id)?.data;
    if (!calendar) continue;
    return {
      name: calendar.internalName,
      timeZone: timeZoneOf(data),
      holidays: calendar.holidays,
    };
  }
  return {
    name: undefined,
    timeZone: timeZoneOf(countries[0]?.data ?? { code: '' }),
    holidays: [],
  };
}
