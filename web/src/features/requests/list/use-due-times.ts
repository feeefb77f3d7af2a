import { useState } from 'react';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { startOfDay } from '#shared/countries/working-days.ts';
import { dayIn, utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { DUE_THIS_WEEK_DAYS } from '#shared/requests/limits.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { DueTimes } from './list-filter.ts';

/**
 * Returns the instants by which the list tells terms apart, in the time of the country, as of when it was opened, or
 * first looked at on a later day.
 */
export function useDueTimes(): DueTimes {
  const { now } = useKernel();
  const { data: country } = useCountry();
  const [opened, setOpened] = useState(() => new Date(now()));
  const timeZone = timeZoneOf(country);
  const day = dayIn(timeZone, opened);
  if (day !== useToday()) setOpened(new Date(now()));
  const today = Date.parse(day);
  const beginOf = (days: number) =>
    startOfDay(utcDayOf(today + days * DAY_MS), timeZone).toISOString();
  return {
    timeZone,
    now: opened.toISOString(),
    tomorrow: beginOf(1),
    nextWeek: beginOf(DUE_THIS_WEEK_DAYS + 1),
  };
}
