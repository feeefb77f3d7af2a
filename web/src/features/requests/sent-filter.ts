import { startOfDay } from '#shared/countries/working-days.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

/** Returns the conditions for requests sent on days of a time zone, both included; an address may say anything. */
export function sentBetween(from: string, to: string, timeZone: string): AttributeFilter[] {
  const sent = (comparison: 'gte' | 'lt', day: string): AttributeFilter => ({
    field: 'sentOn',
    comparison,
    value: startOfDay(day, timeZone).toISOString(),
  });
  return [
    ...(isDay(from) ? [sent('gte', from)] : []),
    ...(isDay(to) ? [sent('lt', utcDayOf(Date.parse(to) + DAY_MS))] : []),
  ];
}
