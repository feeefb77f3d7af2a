import type { Day } from '#shared/kernel/time.ts';
import type { GroundRule, Law } from './law.ts';

/** Returns a law whose rows read in their source say on which day; a recalled row was not checked. */
export function checkedOn(day: Day, law: Law): Law {
  const rows = <R extends Pick<GroundRule, 'certainty' | 'checkedOn'>>(all: readonly R[]): R[] =>
    all.map((row) => (row.certainty === 'read' ? { checkedOn: day, ...row } : row));
  return {
    ...law,
    grounds: rows(law.grounds),
    shares: rows(law.shares),
    ages: rows(law.ages),
    conversions: rows(law.conversions),
    generalOrders: rows(law.generalOrders),
    terms: rows(law.terms),
  };
}
