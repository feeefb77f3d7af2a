import type { Random } from '#infra/demo/random.ts';
import { addWeeks, mondayOf, weekOf } from '#shared/kernel/calendar-week.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

const WEEKS_BACK = 2;
const WEEKS_AHEAD = 20;
const WEEKS_A_YEAR = 52;

/** Weekly availability around the present week; some weeks are sold out, the last ones are on request. */
export function offerWeeks(
  now: Date,
  capacity: { readonly year: number; readonly increment: number },
  random: Random,
): object[] {
  const usual = capacity.year / WEEKS_A_YEAR;
  return Array.from({ length: WEEKS_BACK + WEEKS_AHEAD }, (_, index) => {
    const calendarWeek = addWeeks(weekOf(now), index - WEEKS_BACK);
    const monday = mondayOf(calendarWeek);
    const week = {
      calendarWeek,
      from: utcDayOf(monday),
      to: utcDayOf(new Date(monday.getTime() + 6 * DAY_MS)),
    };
    if (index >= WEEKS_BACK + WEEKS_AHEAD - 4) return { ...week, status: 'onRequest' };
    if (random.chance(0.2)) return { ...week, available: 0, status: 'unavailable' };
    const share = (usual * random.int(20, 110)) / 100;
    const available = Math.max(1, Math.round(share / capacity.increment)) * capacity.increment;
    return { ...week, available, status: 'available' };
  });
}
