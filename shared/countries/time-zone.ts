import { dayIn } from '#shared/kernel/day.ts';
import type { Day } from '#shared/kernel/time.ts';

/**
 * Time zones of the states that have a database by Regulation (EU) 2018/848, Art. 26, and of their neighbours: where a state has
 * several, that of its capital (IANA time zone database).
 */
const TIME_ZONES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
};

/** Returns the IANA time zone of a country, by its code; UTC for a country that is not in the table. */
export function timeZoneOf({ code }: { readonly code: string }): string {
  return TIME_ZONES[code] ?? 'UTC';
}

/** Returns the day that it is in a country at an instant: the "today" of forms, rules and offers there. */
export function todayIn(country: { readonly code: string }, now: Date): Day {
  return dayIn(timeZoneOf(country), now);
}
