import type { World } from '#functions/kernel/context.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Sweep } from '../api/load-entry-point.ts';

/**
 * Runs a timer as if it were so many days later. Only the timer's decisions see that day: store and search keep the
 * real time, because later saves must not lie before rows that they have seen.
 */
export async function runTimer(
  here: World,
  sweep: Sweep,
  days: number,
): Promise<{ readonly asOf: Date }> {
  const { now } = here.clock;
  const clock = { now: () => new Date(now().getTime() + days * DAY_MS) };
  await sweep({ ...here, clock });
  return { asOf: clock.now() };
}
