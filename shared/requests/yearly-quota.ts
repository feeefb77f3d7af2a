import type { SpeciesReportCode } from '#shared/masterdata/report-code.ts';
import { type Answers, answerTo } from './form-engine/answers.ts';
import type { RequestPackage } from './requestpackage.ts';
import type { RequestStatus } from './status.ts';

type Renewal = {
  /** The share of the adult animals of the year before, per cent. */
  readonly share: number;
  /** Units with fewer adult animals than this may renew one animal a year. */
  readonly smallBelow: number;
};

/** Nulliparous females to renew a herd: Regulation (EU) 2018/848, Annex II Part II, 1.3.4.4.1 (c). */
const RENEWAL: Partial<Record<SpeciesReportCode, Renewal>> = {
  bovine: { share: 10, smallBelow: 10 },
  equine: { share: 10, smallBelow: 10 },
  porcine: { share: 20, smallBelow: 5 },
  ovine: { share: 20, smallBelow: 5 },
  caprine: { share: 20, smallBelow: 5 },
};
/** The same females when the holding is extended, the breed changed or a branch begun: 1.3.4.4.1 (d). */
const EXTENSION_SHARE = 40;
const EXTENSION_GROUNDS: readonly string[] = ['F40a', 'F40b', 'F40c'];

/** The number of animals that a farm may buy in a year, and how many it says it has bought. */
export type YearlyQuota = {
  readonly most: number;
  /** Per cent of `stock`; absent in a small unit. */
  readonly share?: number;
  readonly stock: number;
  readonly before: number;
};

/**
 * The yearly quota that an application comes under, by what it says in its fields `adultStock` and `boughtThisYear`;
 * undefined where the law names no number, or the application no stock.
 */
export function yearlyQuota(
  legalBasis: RequestPackage['legalBasis'],
  species: SpeciesReportCode | undefined,
  answers: Answers,
): YearlyQuota | undefined {
  const stock = animalsIn(answers, 'adultStock');
  const renewal = species && RENEWAL[species];
  if (stock === undefined || renewal === undefined) return undefined;
  const before = animalsIn(answers, 'boughtThisYear') ?? 0;
  if (EXTENSION_GROUNDS.includes(legalBasis)) {
    return stock === 0 ? undefined : ofShare(EXTENSION_SHARE, stock, before);
  }
  if (legalBasis !== 'FR') return undefined;
  return stock < renewal.smallBelow
    ? { most: 1, stock, before }
    : ofShare(renewal.share, stock, before);
}

const ofShare = (share: number, stock: number, before: number): YearlyQuota => ({
  most: Math.floor((stock * share) / 100),
  share,
  stock,
  before,
});

/** Returns the rest of a quota after so many animals more; below zero: so many too many. */
export function quotaLeft({ most, before }: YearlyQuota, animals: number): number {
  return most - before - animals;
}

/**
 * Returns the animals that a request takes of a quota: those bought, else granted, else asked for; none once it came to
 * nothing.
 */
export function quotaClaim(
  status: RequestStatus,
  answers: Answers,
): { readonly kind: 'asked' | 'granted' | 'bought' | 'nothing'; readonly animals: number } {
  const asked = animalsIn(answers, 'numberWanted') ?? 0;
  if (status === 'new' || status === 'open') return { kind: 'asked', animals: asked };
  if (status !== 'accepted') return { kind: 'nothing', animals: 0 };
  const bought = animalsIn(answers, 'animalsBought');
  if (bought !== undefined) return { kind: 'bought', animals: bought };
  return { kind: 'granted', animals: animalsIn(answers, 'animalsGranted') ?? asked };
}

/** A whole number of animals; whatever else an answer may be says none. */
function animalsIn(answers: Answers, field: string): number | undefined {
  const answer = answerTo(answers, field);
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 ? answer : undefined;
}
