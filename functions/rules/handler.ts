import { serve } from '#functions/kernel/http/serve.ts';
import { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { getHits } from './get-hits.ts';
import { getRulesetForKey } from './get-ruleset-for-key.ts';
import { listRulesets } from './list-rulesets.ts';
import { runEvaluator } from './run-evaluator.ts';
import { updateRuleset } from './update-ruleset.ts';

export const handler = serve('rules', ruleEndpoints, {
  updateRuleset,
  listRulesets,
  runEvaluator,
  getRulesetForKey,
  getHits,
});
