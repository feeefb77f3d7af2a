import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { makeBoundedCache } from '#functions/kernel/store/bounded-cache.ts';
import { entityAs } from '#functions/kernel/store/entity-as.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { ruleErrors } from '#shared/rules/errors.ts';
import { type Evaluation, evaluateRuleset } from '#shared/rules/evaluate-ruleset.ts';
import type { Facts } from '#shared/rules/fact.ts';
import { RULESET_RESULT_CACHE_ENTRIES } from '#shared/rules/limits.ts';
import { type Ruleset, rulesetClass } from '#shared/rules/ruleset.ts';
import { findByAlias } from './find-by-alias.ts';

type Input = z.output<(typeof ruleEndpoints.runEvaluator)['input']>;

/** The longest facts, as JSON, whose result is remembered: longer ones take longer to write than to evaluate. */
const REMEMBERED_CHARACTERS = 10_000;
/** The results of exact revisions, which never change for the same facts. */
const results = makeBoundedCache<Evaluation>(RULESET_RESULT_CACHE_ENTRIES, () => 1);

export const runEvaluator: Implementation<typeof ruleEndpoints.runEvaluator> = async (
  { ruleset: which, facts },
  context,
) => {
  const { id, rev, data: ruleset } = await readRuleset(which, context);
  checkFacts(ruleset, facts);
  const key = JSON.stringify([id, rev, Object.entries(facts).toSorted()]);
  const result = results.get(key);
  if (result) return answerOf(result);
  const evaluation = evaluateRuleset(ruleset, facts);
  if (key.length <= REMEMBERED_CHARACTERS) results.set(key, evaluation);
  return answerOf(evaluation);
};

const answerOf = ({ facts, fired }: Evaluation) => ({ facts: { ...facts }, fired: [...fired] });

async function readRuleset(
  { id, rev, alias }: Input['ruleset'],
  context: Context,
): Promise<Entity<Ruleset>> {
  const ruleset = entityAs(rulesetClass, await readRow({ id, rev, alias }, context));
  if (ruleset === undefined) throw new AppError(entityErrors.notFound);
  return ruleset;
}

async function readRow({ id, rev, alias }: Input['ruleset'], context: Context): Promise<Entity> {
  if (id === undefined) return findByAlias(context, alias ?? '');
  const { entity } =
    rev === undefined
      ? await context.rows.get(id, { entityclass: rulesetClass.name })
      : await context.rows.revision(id, rev);
  return entity;
}

/**
 * Refuses a fact that the rules do not know, or not with this type, as a mistake of the caller: no rule would fit it.
 */
function checkFacts({ paths }: Ruleset, facts: Facts): void {
  const types = new Map(paths.map(({ path, type }) => [path, type]));
  const details = Object.entries(facts).flatMap(([path, value]) => {
    const type = types.get(path);
    if (type === undefined) return [fieldDetail(`facts.${path}`, ruleErrors.unknownPath)];
    const fits = value === null || typeof value === type;
    return fits ? [] : [fieldDetail(`facts.${path}`, ruleErrors.otherType)];
  });
  if (details.length > 0) throw new AppError(kernelErrors.invalidInput, { details });
}
