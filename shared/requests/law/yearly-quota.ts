import type { Law, ShareRule } from '#shared/law/law.ts';
import { extensionMost, renewalMost, shareRuleOf } from '#shared/law/yearly-most.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';
import { type Answers, answerTo } from '#shared/requests/form-engine/answers.ts';
import type { LawfulStep } from './lawful-step.ts';

/** The grounds for nulliparous females: an extension, another breed or a new branch. */
const EXTENSION_GROUNDS: readonly string[] = ['F40a', 'F40b', 'F40c'];

/** The number of animals that a farm may buy in a year, and the number that it says it has bought. */
export type YearlyQuota = {
  readonly most: number;
  /** Per cent of `stock`; absent in a small unit. */
  readonly share?: number;
  readonly stock: number;
  readonly before: number;
};

/**
 * Returns the yearly quota that an application comes under by a law, and by what it says in its fields `adultStock` and
 * `boughtThisYear`; undefined where the law names no number, or the application no stock.
 */
export function yearlyQuota(
  law: Pick<Law, 'shares'>,
  { ground, species }: Pick<LawfulStep, 'ground' | 'species'>,
  answers: Answers,
): YearlyQuota | undefined {
  const stock = animalsIn(answers, 'adultStock');
  const rule = species && shareRuleOf(law, species);
  if (stock === undefined || rule === undefined) return undefined;
  const yearly = yearlyMost(ground, rule, stock);
  const said = answerTo(answers, 'boughtThisYear');
  // A part of an animal counts as a whole one.
  const before = typeof said === 'number' ? Math.max(0, Math.ceil(said)) : 0;
  return yearly && { ...yearly, stock, before };
}

function yearlyMost(ground: LawfulStep['ground'], rule: ShareRule, stock: number) {
  if (EXTENSION_GROUNDS.includes(ground)) return extensionMost(rule, stock);
  return ground === 'FR' ? renewalMost(rule, stock) : undefined;
}

/** Returns the rest of a quota after a further number of animals; below zero, the quota is exceeded by that number. */
export function quotaLeft({ most, before }: YearlyQuota, animals: number): number {
  return most - before - animals;
}

/** The animals that a request takes of a quota. */
type QuotaClaim = {
  readonly kind: 'asked' | 'granted' | 'bought' | 'nothing';
  readonly animals: number;
};
const NOTHING: QuotaClaim = { kind: 'nothing', animals: 0 };

/**
 * Returns the animals that a request takes of a quota: those asked for, then those granted, and those bought once the
 * purchases by the permission are over; none where it came to nothing.
 */
export function quotaClaim(
  status: RequestStatus,
  answers: Answers,
  purchasesAreOver: boolean,
): QuotaClaim {
  const asked = animalsIn(answers, 'numberWanted') ?? 0;
  if (status === 'new' || status === 'open') return { kind: 'asked', animals: asked };
  if (status !== 'accepted') return NOTHING;
  const granted = animalsIn(answers, 'animalsGranted') ?? asked;
  const bought = animalsIn(answers, 'animalsBought') ?? 0;
  if (bought < granted && !purchasesAreOver) return { kind: 'granted', animals: granted };
  return bought > 0 ? { kind: 'bought', animals: bought } : NOTHING;
}

/** Returns a whole number of animals; undefined for any other answer. */
function animalsIn(answers: Answers, field: string): number | undefined {
  const answer = answerTo(answers, field);
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 ? answer : undefined;
}
