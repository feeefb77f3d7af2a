import type { World } from '#functions/kernel/context.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import type { RulesFired } from '#shared/rules/rules-fired.ts';
import { HIT_PREFIX, hitsTally } from './hits-tally.ts';

/**
 * Counts rules that fired, once for each save. The call in which they decided only adds a line to the message of its
 * own save; a worker adds the numbers later, so that no call waits for the row of the day.
 */
export async function countHits(
  { tallies }: Pick<World, 'tallies'>,
  { ruleset, fired, on, by }: RulesFired,
): Promise<void> {
  const numbers = Object.fromEntries(fired.map((name) => [`${HIT_PREFIX}${name}`, 1]));
  const change = { tally: hitsTally(ruleset), row: utcDayOf(new Date(on)), numbers };
  await tallies.add(`ruleHits#${ruleset}#${by}`, [change]);
}
