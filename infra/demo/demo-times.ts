import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

/** Days and instants relative to the time at which the data is loaded, so that offers are always fresh. */
export type DemoTimes = {
  readonly now: Date;
  /** Midnight to midnight: `at(-3)` is three days ago, at the same time of day. */
  readonly at: (days: number) => string;
  readonly day: (days: number) => string;
};

export function demoTimes(now: Date): DemoTimes {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return { now, at, day: (days) => utcDayOf(now.getTime() + days * DAY_MS) };
}
