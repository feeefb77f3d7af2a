import { isDay } from '#shared/kernel/is-day.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { DAY_MS, type Day } from '#shared/kernel/time.ts';
import type { SpeciesReportCode } from '#shared/masterdata/report-code.ts';
import type { Answer } from '#shared/requests/entities/request-process.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import { type Answers, answersOf } from '#shared/requests/form-engine/answers.ts';
import { cleanAnswers } from '#shared/requests/form-engine/clean-answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { answerableFields } from '#shared/requests/form-engine/visible-fields.ts';
import { type Evaluation, evaluateRuleset } from '#shared/rules/evaluate-ruleset.ts';
import { type Facts, type FactValue, factAt } from '#shared/rules/fact.ts';
import type { Ruleset } from '#shared/rules/ruleset.ts';

/** A finding of the rules of a package about an answer; `labels` are the sentence that people read. */
export type RuleFinding = {
  /** `refused` keeps the step from being sent; `noticed` is a hint for the people who fill the step and who decide. */
  readonly kind: 'refused' | 'noticed';
  /** Internal name of the field that the finding is about. */
  readonly field: string;
  readonly labels: Labels;
};

/** A step of a request as it is filled in. */
export type StepInPlace = Omit<AnswersInPlace, 'answers'> & {
  readonly fields: readonly FormField[];
  /** The answers of the steps before, with those of earlier portions of this step, which no rule sees. */
  readonly before: Answers;
  /** The answers of this step. Those to hidden fields are among them, but no rule sees these. */
  readonly given: Answers;
};

const KINDS = ['refused', 'noticed'] as const;

/**
 * Returns the findings of the rules of a package about the answers of a step, in the order in which they list their
 * facts. A rule sets `refused.<what>` or `noticed.<what>` to the name of the field that it is about; the labels of
 * that fact are the sentence. A finding about a field that this step does not ask belongs to another step.
 */
export function ruleFindings(
  ruleset: Pick<Ruleset, 'paths' | 'rules'>,
  step: StepInPlace,
): RuleFinding[] {
  const { fields, given } = step;
  const { facts } = evaluateStep(ruleset, step);
  const asked = new Set(answerableFields(fields, given).map(({ internalName }) => internalName));
  return ruleset.paths.flatMap(({ path, labels = [] }) => {
    const kind = KINDS.find((kind) => path.startsWith(`${kind}.`));
    const field = factAt(facts, path);
    return kind !== undefined && typeof field === 'string' && asked.has(field)
      ? [{ kind, field, labels }]
      : [];
  });
}

/** Returns the names of the rules of a package that fire for the answers of a step, in their order. */
export function firedRules(ruleset: Pick<Ruleset, 'rules'>, step: StepInPlace): readonly string[] {
  return evaluateStep(ruleset, step).fired;
}

function evaluateStep(
  ruleset: Pick<Ruleset, 'rules'>,
  { fields, before, given, ...place }: StepInPlace,
): Evaluation {
  const asked = new Set(fields.map(({ internalName }) => internalName));
  const earlier = Object.entries(before).filter(([field]) => !asked.has(field));
  const answers = { ...Object.fromEntries(earlier), ...answersOf(cleanAnswers(fields, given)) };
  return evaluateRuleset(ruleset, requestFacts({ ...place, answers }));
}

type AnswersInPlace = {
  readonly requestType: RequestType;
  /** The code of the animal kind; undefined where the yearly report has none. */
  readonly species: SpeciesReportCode | undefined;
  /** The answers of the earlier steps and of this one, as they are sent: without those to hidden fields. */
  readonly answers: Answers;
  /** The day on which the step is filled. */
  readonly today: Day;
};

/**
 * Returns the facts of a request for business rules: `request.type`, `request.species`, `request.today`;
 * `answers.<field>` as it was given, for a list `answers.<field>.<entry>` true for each entry; `days.<field>` for an
 * answer that is a day: how many days after today it lies, below zero before.
 */
export function requestFacts({ requestType, species, answers, today }: AnswersInPlace): Facts {
  return {
    'request.type': requestType,
    'request.species': species ?? null,
    'request.today': today,
    ...Object.fromEntries(
      Object.entries(answers).flatMap(([field, answer]) => factsOf(field, answer, today)),
    ),
  };
}

function factsOf(field: string, answer: Answer, today: Day): [string, FactValue][] {
  const path = `answers.${field}`;
  if (Array.isArray(answer)) return answer.map((entry) => [`${path}.${entry}`, true]);
  if (typeof answer !== 'string' || !isDay(answer)) return [[path, answer]];
  return [
    [path, answer],
    [`days.${field}`, (Date.parse(answer) - Date.parse(today)) / DAY_MS],
  ];
}
