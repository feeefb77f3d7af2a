import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { labelsOf } from '#infra/demo/texts.ts';
import type { HolidayRule } from '#shared/countries/holiday-rule.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import type { WorkingCalendar } from '#shared/countries/working-days.ts';
import { countryId, regionId } from './build-countries.ts';
import { type CountryRow, textOf } from './country-row.ts';
import { COUNTRIES } from './country-table.ts';

/** The holidays of each country. */
export function buildCalendars(): DemoEntity[] {
  return COUNTRIES.map((row) =>
    demoEntity('countrycalendar', demoId(`countrycalendar.${row.code.toLowerCase()}`), {
      internalName: row.code,
      country: countryId(row),
      holidays: holidaysOf(row),
    }),
  );
}

/** The working days where a demo request is decided. */
export function calendarOf(place: { country: string; region: string }): WorkingCalendar {
  const row = COUNTRIES.find((country) => countryId(country) === place.country);
  if (row === undefined) throw new Error(`There is no demo country ${place.country}.`);
  return { timeZone: timeZoneOf(row), holidays: holidaysOf(row), region: place.region };
}

function holidaysOf(row: CountryRow): HolidayRule[] {
  return row.holidays.map((holiday) => ({
    labels: labelsOf(textOf(holiday)),
    on: holiday.on,
    regions: (holiday.regions?.split(' ') ?? []).map((statecode) => regionId(row, statecode)),
  }));
}
