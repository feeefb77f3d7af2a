import { isDeepStrictEqual } from 'node:util';
import type { Acting } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { usesOf } from '#functions/references/public.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ruleErrors } from '#shared/rules/errors.ts';
import { RULESETS } from '#shared/rules/limits.ts';
import { type Rule, type Ruleset, rulesetClass } from '#shared/rules/ruleset.ts';
import { rulesetProblems } from '#shared/rules/ruleset-problems.ts';

/** Refuses a ruleset whose rules do not fit the facts that it names, and dates the rules that changed. */
export const rulesetRule: EntityRule<Ruleset> = {
  beforeSave: async ({ before, data, context }) => {
    const problems = rulesetProblems(data);
    if (problems.length > 0) {
      const details = problems.map(({ path, error }) => fieldDetail(`data.${path}`, error));
      throw new AppError(ruleErrors.incoherent, { details });
    }
    if (before === undefined) await checkRoom(context);
    if (before?.data.public && !data.public) await refuseWhilePinned(before, context);
    const now = context.clock.now().toISOString();
    return { data: { ...data, rules: data.rules.map((rule) => dated(rule, before?.data, now)) } };
  },
};

/** Returns a rule with the time of its last change; rules are told apart by their names. */
function dated(rule: Rule, before: Ruleset | undefined, now: string): Rule {
  const old = before?.rules.find(({ name }) => name === rule.name);
  const isSame =
    old !== undefined && isDeepStrictEqual({ ...old, updated: '' }, { ...rule, updated: '' });
  return { ...rule, updated: isSame ? old.updated : now };
}

/** Refuses one more ruleset than the list of all rulesets can hold, because one answer lists them all. */
async function checkRoom({ rows }: Pick<Acting, 'rows'>): Promise<void> {
  const count = await rows.count({ entityClass: rulesetClass.name });
  if (count >= RULESETS) throw new AppError(ruleErrors.tooManyRulesets, { params: [RULESETS] });
}

/**
 * Refuses to hide a ruleset that a package pins: people who fill its forms read the rules, also in requests that have
 * begun.
 */
async function refuseWhilePinned(ruleset: Entity, context: Acting): Promise<void> {
  const uses = await usesOf(context, ruleset);
  if (uses.length === 0) return;
  const packages = uses.reduce((sum, { count }) => sum + count, 0);
  const details = [fieldDetail('id', ruleErrors.pinnedRuleset, { packages })];
  throw new AppError(ruleErrors.pinnedRuleset, { details });
}
