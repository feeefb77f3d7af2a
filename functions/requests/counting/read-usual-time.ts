import type { Implementation } from '#functions/kernel/context.ts';
import { decisionDaysTally } from '#functions/requests/process/counted-cells.ts';
import { readProcess } from '#functions/requests/process/read-process.ts';
import { productSetting } from '#functions/settings/public.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { defined } from '#shared/kernel/defined.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { medianDays } from '#shared/requests/statistics.ts';
import { decisionDaysOf } from './read-statistics.ts';

/** Returns how long the authority of a request usually takes. */
export const readUsualTime: Implementation<typeof requestEndpoints.readUsualTime> = async (
  { process },
  context,
) => {
  const { aut } = (await readProcess(context, process)).process;
  const now = context.clock.now().getTime();
  const looked = await productSetting(context, 'usualTimeDays');
  const range = { from: utcDayOf(now - looked * DAY_MS), to: utcDayOf(now) };
  const rows = await context.tallies.read(decisionDaysTally(aut), range);
  return defined({ days: medianDays(rows.flatMap(({ numbers }) => decisionDaysOf(numbers))) });
};
