import type { Day } from '#shared/kernel/time.ts';
import type { Law } from '#shared/law/law.ts';
import { dayAfterPeriod } from '#shared/law/law-day.ts';
import { lawTerm } from '#shared/law/law-term.ts';

/**
 * Returns the last day for the report on purchases by a permission that ends on a day, by the law of the country and of
 * the region's state; undefined where the law names no time.
 */
export function reportDueAfter(
  end: Day,
  law: Pick<Law, 'terms'>,
  state?: string | undefined,
): Day | undefined {
  const days = lawTerm(law, 'reportDays', state)?.amount;
  return days === undefined ? undefined : dayAfterPeriod(end, days, 'days');
}
