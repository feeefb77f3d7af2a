import type { Context } from '#functions/kernel/context.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Day } from '#shared/kernel/time.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { type Answers, answersOf } from '#shared/requests/form-engine/answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import {
  firedRules,
  type RuleFinding,
  ruleFindings,
  type StepInPlace,
} from '#shared/requests/law/rule-findings.ts';
import { type Ruleset, rulesetClass } from '#shared/rules/ruleset.ts';

/** The rules over the answers to a step, evaluated once each answer fits its field. */
export type PinnedRules = {
  /** The id of the ruleset, undefined where the package pins none. */
  readonly ruleset: string | undefined;
  readonly findings: (given: Answers) => readonly RuleFinding[];
  /** The names of the rules that fire. */
  readonly fired: (given: Answers) => readonly string[];
};

const NO_RULES: PinnedRules = { ruleset: undefined, findings: () => [], fired: () => [] };

/** Returns the rules that the package has pinned, over the answers of the steps before and of this one. */
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
): Promise<PinnedRules> {
  if (form.ruleset === undefined) return NO_RULES;
  const [revision] = await store.revisions(rulesetClass, [form.ruleset]);
  if (revision === undefined) throw new Error(`The rules ${form.ruleset.id} are not stored.`);
  const kind = await store.latest(animalkindClass, process.animalkind);
  return pinnedRules(revision, process, { ...place, species: kind?.data.reportCode });
}

/** Returns the same rules from data that is read already. */
export function pinnedRules(
  { id, data }: Pick<Entity<Ruleset>, 'id' | 'data'>,
  { requestType, filledSteps }: Pick<RequestProcess, 'requestType' | 'filledSteps'>,
  place: Pick<StepInPlace, 'species' | 'fields' | 'today'>,
): PinnedRules {
  const before = answersOf(filledSteps.flatMap(({ fieldData }) => fieldData));
  const step = (given: Answers): StepInPlace => ({ ...place, requestType, before, given });
  return {
    ruleset: id,
    findings: (given) => ruleFindings(data, step(given)),
    fired: (given) => firedRules(data, step(given)),
  };
}
