import type { Implementation } from '#functions/kernel/context.ts';
import type { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { RULESETS } from '#shared/rules/limits.ts';
import { rulesetClass } from '#shared/rules/ruleset.ts';

export const listRulesets: Implementation<typeof ruleEndpoints.listRulesets> = async (
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
