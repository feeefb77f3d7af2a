import type { Day } from '#shared/kernel/time.ts';
import type { AgeRule } from '#shared/law/law.ts';
import { dayAfterPeriod } from '#shared/law/law-day.ts';
import type { LawFinding, LawfulStep } from './lawful-step.ts';

/** Returns the row of the law about the age or weight of animals by this ground. */
export function ageRuleOf({
  law,
  ground,
  species,
}: Pick<LawfulStep, 'law' | 'ground' | 'species'>): AgeRule | undefined {
  return law.ages.find((row) => row.ground === ground && row.species === species);
}

/** Returns the finding of the law about the age of animals born on a day that arrive on another. */
export function ageOnArrival(
  { below, from, trainingFrom, unit }: AgeRule,
  {
    field,
    day: birth,
    arrival,
  }: { readonly field: string; readonly day: Day; readonly arrival: Day },
): LawFinding[] {
  if (unit === 'kg') return [];
  const reached = (amount: number) => arrival >= dayAfterPeriod(birth, amount, unit);
  if (below !== undefined && reached(below))
    return [{ kind: 'refused', field, what: 'tooOldOnArrival', amount: below, unit }];
  if (from === undefined || reached(from)) return [];
  const day = dayAfterPeriod(birth, from, unit);
  return trainingFrom !== undefined && reached(trainingFrom)
    ? [{ kind: 'refused', field, what: 'inTraining', amount: from, unit, day }]
    : [{ kind: 'refused', field, what: 'notGrownUp', amount: from, unit, day }];
}
