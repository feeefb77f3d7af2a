import type { Day } from '#shared/kernel/time.ts';
import { type Answers, answersOf } from '#shared/requests/form-engine/answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { type RuleFinding, ruleFindings } from '#shared/requests/law/rule-findings.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { OpenRequest } from './request-gate.tsx';

type Step = {
  readonly fields: readonly FormField[];
  readonly given: Answers;
  /** Place of the step among those that were filled. */
  readonly at: number;
  /** The day on which the step was filled. */
  readonly on: Day;
};

/** Returns the findings of the rules that the request has pinned about the answers of a step. */
export type FindByRules = (step: Step) => readonly RuleFinding[];

export function useRuleFindings({
  request: { data },
  forms: { ruleset },
}: Pick<OpenRequest, 'request' | 'forms'>): FindByRules {
  const kind = useEntity('animalkind', data.animalkind).data;
  return ({ fields, given, at, on }) => {
    // No finding is told while the animals are unknown: it might have to be taken back.
    if (ruleset === undefined || kind === undefined) return [];
    const species = kind?.data.reportCode;
    const earlier = data.filledSteps.slice(0, at).flatMap(({ fieldData }) => fieldData);
    return ruleFindings(ruleset, {
      requestType: data.requestType,
      species,
      today: on,
      fields,
      given,
      before: answersOf(earlier),
    });
  };
}

export const isNoticed = ({ kind }: RuleFinding): boolean => kind === 'noticed';
