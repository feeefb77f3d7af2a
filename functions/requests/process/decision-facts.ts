import { fieldErrors } from '#shared/kernel/field-errors.ts';
import type { Day } from '#shared/kernel/time.ts';
import { Decision } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { type Answers, answerTo } from '#shared/requests/form-engine/answers.ts';
import { outcomeOf } from '#shared/requests/process/outcome-of.ts';

/** The internal names of the form fields that the yearly report reads. */
const REPORT_FIELDS = {
  numberWanted: { fact: 'animalsAsked', wrong: requestErrors.notWhole },
  animalsGranted: { fact: 'animalsGranted', wrong: requestErrors.notWhole },
  animalsBought: { fact: 'animalsBought', wrong: requestErrors.notWhole },
  justificationCode: { fact: 'justificationCode', wrong: fieldErrors.notAllowed },
  validUntil: { fact: 'validUntil', wrong: fieldErrors.wrongFormat },
} as const;

type ReportField = keyof typeof REPORT_FIELDS;
const REPORT_FIELD_NAMES = [
  'numberWanted',
  'animalsGranted',
  'animalsBought',
  'justificationCode',
  'validUntil',
] as const satisfies readonly ReportField[];

export type DecisionProblem = {
  readonly field: ReportField;
  readonly code: string;
  readonly limit?: number;
};

/** The decision before, the day of today and the step's outcome, which a decision is checked against. */
export type DecisionTime = {
  readonly before: Decision | undefined;
  readonly today: Day;
  readonly outcome: RequestStep['outcome'];
};

/**
 * Returns the problems of a decision that could not be reported: half animals or none, unknown reasons, more granted
 * than asked, a permission that is over before it begins.
 */
export function decisionProblems(
  answers: Answers,
  { before, today, outcome }: DecisionTime,
): DecisionProblem[] {
  const wrong = REPORT_FIELD_NAMES.flatMap((field): DecisionProblem[] => {
    const { fact, wrong } = REPORT_FIELDS[field];
    const answer = answerTo(answers, field);
    const fits = answer === null || Decision.shape[fact].safeParse(answer).success;
    return fits ? [] : [{ field, code: wrong.code }];
  });
  if (wrong.length > 0) return wrong;
  const said = factsIn(answers);
  const { animalsAsked, animalsGranted } = { ...before, ...said };
  const isTooMany =
    animalsAsked !== undefined && animalsGranted !== undefined && animalsGranted > animalsAsked;
  const isNone = outcomeOf(outcome, answers) === 'accepted' && animalsGranted === 0;
  const isOver = said.validUntil !== undefined && said.validUntil < today;
  return [
    ...(said.animalsAsked === 0
      ? [{ field: 'numberWanted', code: requestErrors.nothingWanted.code } as const]
      : []),
    ...(isTooMany
      ? [{ field: 'animalsGranted', code: requestErrors.grantedMoreThanAsked.code } as const]
      : []),
    ...(isNone
      ? [{ field: 'animalsGranted', code: fieldErrors.tooSmall.code, limit: 1 } as const]
      : []),
    ...(isOver ? [{ field: 'validUntil', code: requestErrors.validUntilPast.code } as const] : []),
  ];
}

/**
 * Returns the facts after a step with these answers. Animals are granted only by acceptance: the number that was
 * asked for, unless the authority gave another one. Purchases in portions add up.
 */
export function decisionFacts(
  before: Decision | undefined,
  answers: Answers,
  { status, inPortions }: { readonly status: RequestStatus } & Pick<RequestStep, 'inPortions'>,
): Decision | undefined {
  const said = factsIn(answers);
  const bought = inPortions === true ? (before?.animalsBought ?? 0) : 0;
  const { animalsGranted, ...facts } = {
    ...before,
    ...said,
    ...(said.animalsBought === undefined ? {} : { animalsBought: bought + said.animalsBought }),
  };
  const granted = animalsGranted ?? facts.animalsAsked;
  const after =
    status === 'accepted' && granted !== undefined ? { ...facts, animalsGranted: granted } : facts;
  return Object.keys(after).length === 0 ? undefined : after;
}

function factsIn(answers: Answers): Decision {
  const given = REPORT_FIELD_NAMES.map((field) => [
    REPORT_FIELDS[field].fact,
    answerTo(answers, field),
  ]);
  return Decision.parse(Object.fromEntries(given.filter(([, answer]) => answer !== null)));
}
