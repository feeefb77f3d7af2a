import type { World } from '#functions/kernel/context.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS, type Day } from '#shared/kernel/time.ts';
import { HIT_DAYS, RECENT_HIT_DAYS } from '#shared/rules/limits.ts';
import { HIT_PREFIX, hitsTally } from './hits-tally.ts';

/** The hits of a rule in the last `RECENT_HIT_DAYS`, and the day of the last one within `HIT_DAYS`. */
export type RuleHits = { readonly recent: number; readonly last: Day };

/** Returns the hits of a ruleset's rules by their names; rules without any in `HIT_DAYS` are not among them. */
export async function readHits(
  { tallies }: Pick<World, 'tallies'>,
  ruleset: string,
  now: Date,
): Promise<ReadonlyMap<string, RuleHits>> {
  const ago = (days: number) => utcDayOf(new Date(now.getTime() - days * DAY_MS));
  const rows = await tallies.read(hitsTally(ruleset), { from: ago(HIT_DAYS), to: ago(0) });
  const recentFrom = ago(RECENT_HIT_DAYS);
  const hits = new Map<string, RuleHits>();
  for (const { row: day, numbers } of rows) {
    for (const [name, count] of Object.entries(numbers)) {
      const rule = name.slice(HIT_PREFIX.length);
      const before = hits.get(rule)?.recent ?? 0;
      hits.set(rule, { recent: before + (day > recentFrom ? count : 0), last: day });
    }
  }
  return hits;
}
