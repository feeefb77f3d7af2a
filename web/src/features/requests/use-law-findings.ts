import type { Day } from '#shared/kernel/time.ts';
import { type Answers, answersOf } from '#shared/requests/form-engine/answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { answerableFields } from '#shared/requests/form-engine/visible-fields.ts';
import { latestValidity, lawFindings } from '#shared/requests/law/law-findings.ts';
import { permissionOf } from '#shared/requests/law/permission-of.ts';
import { type RuleFinding, ruleFindings } from '#shared/requests/law/rule-findings.ts';
import { outcomeOf } from '#shared/requests/process/outcome-of.ts';
import { useLawOn } from '#web/features/law/public.ts';
import { useFormats, useLocale, useTexts } from '#web/i18n/text-provider.tsx';
import { useDayOf } from '#web/kernel/use-day-of.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { OpenRequest } from './request-gate.tsx';

const LAST_DAY = 'validUntil';

/**
 * Returns the findings of the country's law about the answers of a step, as the server holds them against it. Of a
 * permission without a last day it tells the one that the law gives it.
 */
export function useLawFindings({
  request: { data },
  forms: { form },
}: Pick<OpenRequest, 'request' | 'forms'>): FindByRules {
  const kind = useEntity('animalkind', data.animalkind).data;
  const region = useEntity('region', data.region).data;
  const { lawOn } = useLawOn(data.country);
  const { find, t } = useTexts();
  const lang = useLocale();
  const { longDay } = useFormats();
  const dayOf = useDayOf();
  return ({ fields, given, at, on }) => {
    const law = lawOn(on);
    // No finding is told while a fact is unknown: it might have to be taken back.
    if (law === undefined || !kind || !region) return [];
    const earlier = data.filledSteps.slice(0, at);
    // A portion is held against those before it, not against itself.
    const then = { ...data, filledSteps: earlier };
    const isDecided = earlier.some((step) => step.on === data.decidedOn);
    const asked = new Set(answerableFields(fields, given).map(({ internalName }) => internalName));
    const step = {
      law,
      ground: form.legalBasis,
      species: kind.data.reportCode,
      state: region.data.statecode,
      today: on,
      asked,
      given,
      before: answersOf(earlier.flatMap(({ fieldData }) => fieldData)),
      permission: isDecided ? permissionOf(then, dayOf) : undefined,
    };
    const findings = lawFindings(step).map(({ kind: how, field, what }) => ({
      kind: how,
      field,
      labels: [{ lang, label: find(`errors.requests.${what}`) ?? t('errors.fields.invalid') }],
    }));
    const isWaiting = data.decidedOn === undefined && at === data.filledSteps.length;
    const grants = isWaiting && outcomeOf(form.steps[data.step]?.outcome, given) === 'accepted';
    const isOpen = grants && asked.has(LAST_DAY) && !given[LAST_DAY];
    const end = isOpen ? latestValidity(step) : undefined;
    if (end === undefined) return findings;
    const label = longDay(end);
    return [...findings, { kind: 'noticed', field: LAST_DAY, labels: [{ lang, label }] }];
  };
}

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
