import type { Country } from '#shared/countries/country.ts';
import { endOfDayAfter } from '#shared/countries/working-days.ts';

/** Returns until when a confirmation given now holds: to the end of a day, as mails and lists say it. */
export const confirmedUntil = (country: Country, now: Date): string =>
  endOfDayAfter(country, now, country.activityPeriodDays).toISOString();
