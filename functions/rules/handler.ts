import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { findByAlias } from './find-by-alias.ts';
import { getHits } from './get-hits.ts';
import { listRulesets } from './list-rulesets.ts';
import { runEvaluator } from './run-evaluator.ts';
import { updateRuleset } from './update-ruleset.ts';

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
