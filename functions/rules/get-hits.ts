import type { Implementation } from '#functions/kernel/context.ts';
import type { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { rulesetClass } from '#shared/rules/ruleset.ts';
import { readHits } from './read-hits.ts';

/** Tells of each rule how often it fired lately. */
export const getHits: Implementation<typeof ruleEndpoints.getHits> = async ({ id }, context) => {
  const { data } = await context.rows.stored(rulesetClass, id);
  const hits = await readHits(context, id, context.clock.now());
  return {
    rules: data.rules.map(({ name }) => ({ name, recent: 0, ...hits.get(name) })),
  };
};
