import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { RULESETS } from '#shared/rules/limits.ts';
import { rulesetClass } from '#shared/rules/ruleset.ts';
import { findByAlias } from './find-by-alias.ts';
import { readHits } from './read-hits.ts';
import { runEvaluator } from './run-evaluator.ts';
import { updateRuleset } from './update-ruleset.ts';

const listRulesets: Implementation<typeof ruleEndpoints.listRulesets> = async (
  _input,
  { rows },
) => {
  const { items } = await rows.search({
    entityClass: rulesetClass.name,
    pagination: { start: 0, limit: RULESETS },
    sorting: [{ field: 'name', direction: 'asc' }],
  });
  return items;
};

/** Tells of each rule how often it fired lately. */
const getHits: Implementation<typeof ruleEndpoints.getHits> = async ({ id }, context) => {
  const { data } = await context.rows.stored(rulesetClass, id);
  const hits = await readHits(context, id, context.clock.now());
  return {
    rules: data.rules.map(({ name }) => ({ name, recent: 0, ...hits.get(name) })),
  };
};

const getRulesetForKey: Implementation<typeof ruleEndpoints.getRulesetForKey> = (
  { key },
  context,
) => findByAlias(context, key);

export const ruleImplementations = {
  updateRuleset,
  listRulesets,
  runEvaluator,
  getRulesetForKey,
  getHits,
};

export const handler = serve('rules', ruleEndpoints, ruleImplementations);
