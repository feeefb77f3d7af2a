import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS, type Day } from '#shared/kernel/time.ts';
import { easterOf, orthodoxEasterOf } from './easter.ts';
import type { HolidayRule } from './holiday-rule.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Returns the day on which a holiday falls in a year; undefined where there is none, as on 29 February of most years. */
export function holidayDay({ on }: Pick<HolidayRule, 'on'>, year: number): Day | undefined {
  const [, church, days] = /^(easter|orthodox)([+-]\d+)$/.exec(on) ?? [];
  if (days !== undefined) {
    const sunday = church === 'easter' ? easterOf(year) : orthodoxEasterOf(year);
    return utcDayOf(Date.parse(sunday) + Number(days) * DAY_MS);
  }
  const [, weekday, date] = /^([a-z]{3})>=(.+)$/.exec(on) ?? [];
  if (date !== undefined) {
    const from = Date.parse(`${year}-${date}`);
    const ahead = (WEEKDAYS.indexOf(weekday ?? '') - new Date(from).getUTCDay() + 7) % 7;
    return dayOf(from + ahead * DAY_MS);
  }
  const day = on.length === 'MM-DD'.length ? `${year}-${on}` : on;
  return day.startsWith(`${year}-`) && dayOf(Date.parse(day)) === day ? day : undefined;
}

function dayOf(ms: number): Day | undefined {
  return Number.isNaN(ms) ? undefined : utcDayOf(ms);
}
