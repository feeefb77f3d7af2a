import type { Context } from '#functions/kernel/context.ts';
import type { Day } from '#shared/kernel/time.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { type Answers, answersOf } from '#shared/requests/form-engine/answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { RequestPackage } from '#shared/requests/requestpackage.ts';
import {
  type RuleFinding,
  ruleFindings,
  type StepInPlace,
} from '#shared/requests/rule-findings.ts';
import { type Ruleset, rulesetClass } from '#shared/rules/ruleset.ts';

/** Returns the findings of the rules about the answers to a step, once each fits its field. */
export type EvaluateRules = (given: Answers) => readonly RuleFinding[];

/** The rules that the package has pinned, over the answers of the steps before and of this one. */
export async function readPinnedRules(
  { store }: Pick<Context, 'store'>,
  process: RequestProcess,
  {
    form,
    ...place
  }: {
    readonly form: RequestPackage;
    readonly fields: readonly FormField[];
    /** The day in the country of the request. */
    readonly today: Day;
  },
): Promise<EvaluateRules> {
  if (form.ruleset === undefined) return () => [];
  const [revision] = await store.revisions(rulesetClass, [form.ruleset]);
  if (revision === undefined) throw new Error(`The rules ${form.ruleset.id} are not stored.`);
  const kind = await store.latest(animalkindClass, process.animalkind);
  return evaluateRules(revision.data, process, {
    ...place,
    species: kind?.data.reportCode,
  });
}

/** The same with all at hand. */
export function evaluateRules(
  ruleset: Ruleset,
  { requestType, filledSteps }: Pick<RequestProcess, 'requestType' | 'filledSteps'>,
  place: Pick<StepInPlace, 'species' | 'fields' | 'today'>,
): EvaluateRules {
  const before = answersOf(filledSteps.flatMap(({ fieldData }) => fieldData));
  return (given) => ruleFindings(ruleset, { ...place, requestType, before, given });
}
