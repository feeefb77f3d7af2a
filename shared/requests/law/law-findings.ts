import { isDay } from '#shared/kernel/is-day.ts';
import type { Day } from '#shared/kernel/time.ts';
import { groundRule } from '#shared/law/ground-rule.ts';
import type { AgeRule } from '#shared/law/law.ts';
import { dayAfterPeriod, lastDayOfMonths } from '#shared/law/law-day.ts';
import { lawTerm } from '#shared/law/law-term.ts';
import { renewalMost, shareRuleOf } from '#shared/law/yearly-most.ts';
import { type Answers, answerTo } from '#shared/requests/form-engine/answers.ts';
import { ageOnArrival, ageRuleOf } from './age-on-arrival.ts';
import type { LawFinding, LawfulStep } from './lawful-step.ts';
import { purchaseFindings } from './purchase-findings.ts';

/** The fields that the law looks at: their internal names. */
const FIELDS = {
  arrival: ['arrivalDay', 'wantedFrom', 'hatchDay'],
  birth: ['birthDay', 'youngestBirthDay', 'hatchDay'],
} as const;

/**
 * Returns the findings of the country's law about the answers of a step, in the order of its checks. It looks only at
 * fields that the step asks; ages and weights count on the day of arrival.
 */
export function lawFindings(step: LawfulStep): LawFinding[] {
  if (step.permission !== undefined) return purchaseFindings(step, step.permission);
  return [
    ...pastArrivals(step),
    ...ageFindings(step),
    ...firstHerd(step),
    ...lateOrder(step),
    ...groundEnd(step),
    ...longPermission(step),
    ...yearlyShare(step),
  ];
}

/** Returns the first of these fields whose answer is a day, and that day; only fields that the step asks. */
function dayOf(
  { asked, given }: Pick<LawfulStep, 'asked' | 'given'>,
  fields: readonly string[],
): { readonly field: string; readonly day: Day } | undefined {
  for (const field of fields) {
    const answer = asked.has(field) ? answerTo(given, field) : null;
    if (typeof answer === 'string' && isDay(answer)) return { field, day: answer };
  }
  return undefined;
}

/**
 * Returns the findings about days of arrival that are past. A ground that needs no permission is recorded afterwards,
 * too.
 */
function pastArrivals(step: LawfulStep): LawFinding[] {
  const isRecord = groundRule(step.law, step.ground)?.decider === 'nobody';
  if (isRecord || step.ground === 'LOW') return [];
  return FIELDS.arrival.flatMap((field): LawFinding[] => {
    const arrival = dayOf(step, [field]);
    return arrival !== undefined && arrival.day < step.today
      ? [{ kind: 'refused', field, what: 'arrivalPast' }]
      : [];
  });
}

function ageFindings(step: LawfulStep): LawFinding[] {
  const birth = dayOf(step, FIELDS.birth);
  const arrival = dayOf(step, ['arrivalDay', 'wantedFrom']);
  if (birth && arrival && arrival.day < birth.day)
    return [{ kind: 'refused', field: birth.field, what: 'arrivalBeforeBirth' }];
  const rule = ageRuleOf(step);
  if (rule === undefined) return [];
  if (rule.unit === 'kg') return weightFindings(step, rule);
  return birth && arrival ? ageOnArrival(rule, { ...birth, arrival: arrival.day }) : [];
}

function weightFindings({ asked, given }: LawfulStep, { below }: AgeRule): LawFinding[] {
  const field = 'weightKg';
  if (below === undefined || !asked.has(field)) return [];
  const weight = answerTo(given, field);
  const border = { field, amount: below, unit: 'kg' } as const;
  if (typeof weight !== 'number') return [{ kind: 'refused', what: 'weightNeeded', ...border }];
  return weight >= below ? [{ kind: 'refused', what: 'tooHeavyOnArrival', ...border }] : [];
}

/** Returns the finding that the farm has a herd already, where the ground is a first herd. */
function firstHerd({ ground, asked, given }: LawfulStep): LawFinding[] {
  const field = 'stockNow';
  const stock = asked.has(field) ? answerTo(given, field) : null;
  return ground === 'YM' && typeof stock === 'number' && stock > 0
    ? [{ kind: 'refused', field, what: 'herdExists' }]
    : [];
}

/**
 * Returns the finding that organic chicks were ordered too late, where an office asks for an order ahead; a practice
 * that nobody has read is only told.
 */
function lateOrder(step: LawfulStep): LawFinding[] {
  const term = lawTerm(step.law, 'orderWeeks', step.state);
  const ordered = dayOf(step, ['orderedOn']);
  const hatch = dayOf(step, ['hatchDay']);
  if (!term || !ordered || !hatch) return [];
  if (dayAfterPeriod(ordered.day, term.amount, 'weeks') <= hatch.day) return [];
  const kind = term.certainty === 'read' ? 'refused' : 'noticed';
  return [
    { kind, field: ordered.field, what: 'orderedTooLate', amount: term.amount, unit: 'weeks' },
  ];
}

function groundEnd(step: LawfulStep): LawFinding[] {
  const { endsOn } = groundRule(step.law, step.ground) ?? {};
  const arrival = dayOf(step, FIELDS.arrival);
  return endsOn !== undefined && arrival !== undefined && arrival.day > endsOn
    ? [{ kind: 'refused', field: arrival.field, what: 'groundOverThen', day: endsOn }]
    : [];
}

/** Returns the last day until which a permission granted today may hold. */
export function latestValidity({
  law,
  ground,
  state,
  today,
}: Pick<LawfulStep, 'law' | 'ground' | 'state' | 'today'>): Day | undefined {
  const { monthsAtMost, endsOn } = groundRule(law, ground) ?? {};
  const months = monthsAtMost ?? lawTerm(law, 'permissionMonths', state)?.amount;
  const byPeriod = months === undefined ? undefined : lastDayOfMonths(today, months);
  const days = [byPeriod, endsOn].filter((day) => day !== undefined).toSorted();
  return days[0];
}

function longPermission(step: LawfulStep): LawFinding[] {
  const validUntil = dayOf(step, ['validUntil']);
  const latest = latestValidity(step);
  return validUntil && latest !== undefined && validUntil.day > latest
    ? [{ kind: 'refused', field: validUntil.field, what: 'permissionTooLong', day: latest }]
    : [];
}

/**
 * Returns the finding that the share of a year is exceeded. Nobody decides about bees: the farmer is told what the
 * law leaves.
 */
function yearlyShare({ law, ground, asked, given }: LawfulStep): LawFinding[] {
  const field = ['animalsBought', 'numberWanted'].find((name) => asked.has(name));
  const rule = shareRuleOf(law, 'bees');
  if (ground !== 'BE' || rule === undefined || field === undefined) return [];
  const [animals, colonies, before] = [field, 'colonies', 'boughtThisYear'].map((name) =>
    numberIn(given, name),
  );
  if (animals === undefined || colonies === undefined) return [];
  const left = renewalMost(rule, colonies).most - (before ?? 0);
  return animals > left
    ? [{ kind: 'noticed', field, what: 'overYearlyShare', amount: Math.max(0, left) }]
    : [];
}

function numberIn(answers: Answers, field: string): number | undefined {
  const answer = answerTo(answers, field);
  return typeof answer === 'number' ? answer : undefined;
}
