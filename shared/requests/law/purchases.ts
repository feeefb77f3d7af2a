import { defined } from '#shared/kernel/defined.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { type Answers, answersOf, answerTo } from '#shared/requests/form-engine/answers.ts';

/** A purchase by a request, or a part of it, as its farmer reported it. */
export type Purchase = {
  /** The instant of the report. */
  readonly reportedOn: string;
  readonly animals: number;
  readonly boughtOn?: Day;
  readonly arrivedOn?: Day;
  /** The day of birth of the oldest animal. */
  readonly birthDay?: Day;
  /** Ear tags, or the numbers of lots. */
  readonly tags: readonly string[];
  readonly seller?: string;
};

/** The internal names of the form fields that a purchase is read from. */
export const PURCHASE_FIELD = {
  animals: 'animalsBought',
  boughtOn: 'purchaseDate',
  arrivedOn: 'arrivedOn',
  birthDay: 'bornOn',
  tags: 'earTags',
  seller: 'seller',
  last: 'lastPurchase',
} as const;

/** Returns the purchases by a request, portion by portion, in the order of the reports. */
export function purchasesOf({ filledSteps }: Pick<RequestProcess, 'filledSteps'>): Purchase[] {
  return filledSteps.flatMap(({ on, fieldData }) => {
    const purchase = purchaseIn(answersOf(fieldData));
    return purchase === undefined ? [] : [{ reportedOn: on, ...purchase }];
  });
}

/** Returns the purchase that the answers of a step report; undefined where they report none. */
export function purchaseIn(answers: Answers): Omit<Purchase, 'reportedOn'> | undefined {
  const animals = answerTo(answers, PURCHASE_FIELD.animals);
  if (typeof animals !== 'number') return undefined;
  const tags = answerTo(answers, PURCHASE_FIELD.tags);
  const seller = answerTo(answers, PURCHASE_FIELD.seller);
  return {
    animals,
    ...defined({
      boughtOn: dayIn(answers, PURCHASE_FIELD.boughtOn),
      arrivedOn:
        dayIn(answers, PURCHASE_FIELD.arrivedOn) ?? dayIn(answers, PURCHASE_FIELD.boughtOn),
      birthDay: dayIn(answers, PURCHASE_FIELD.birthDay),
      seller: typeof seller === 'string' ? seller : undefined,
    }),
    tags: Array.isArray(tags) ? tags : [],
  };
}

/** Tells whether the farmer has said that nothing more is bought by a permission, with a last purchase or without. */
export const buysNoMore = ({ filledSteps }: Pick<RequestProcess, 'filledSteps'>): boolean =>
  filledSteps.some(({ fieldData }) => answerTo(answersOf(fieldData), PURCHASE_FIELD.last) === true);

function dayIn(answers: Answers, field: string): Day | undefined {
  const answer = answerTo(answers, field);
  return typeof answer === 'string' && isDay(answer) ? answer : undefined;
}

/** Returns the animals that were granted and not bought yet; undefined where nothing was granted. */
export function animalsLeft({
  status,
  decision,
}: Pick<RequestProcess, 'status' | 'decision'>): number | undefined {
  if (status !== 'accepted' || decision?.animalsGranted === undefined) return undefined;
  return Math.max(0, decision.animalsGranted - (decision.animalsBought ?? 0));
}

type Permitted = Pick<RequestProcess, 'status' | 'decision' | 'permissionEnd' | 'filledSteps'>;

/**
 * Returns the animals of a permission that nobody will buy any more, on a day: its farmer has said so or waived them,
 * the office has revoked it, or its time is over. Undefined while they may still be bought.
 */
export function animalsReturned(process: Permitted, today: Day): number | undefined {
  const left = animalsLeft(process);
  if (left === undefined) return undefined;
  const { permissionEnd, decision } = process;
  // Purchases before the end are reported after it, too.
  if (permissionEnd !== undefined) return Math.min(permissionEnd.animals ?? left, left);
  const isOver = decision?.validUntil !== undefined && decision.validUntil < today;
  return isOver || buysNoMore(process) ? left : undefined;
}

/** Tells whether no purchase by a permission follows any more, on a day. */
export const purchasesAreOver = (process: Permitted & Reporting, today: Day): boolean =>
  animalsReturned(process, today) !== undefined || isReported(process);

type Reporting = Partial<Pick<RequestProcess, 'turn' | 'agr' | 'decision'>>;

/** Tells whether the farmer has reported and waits for no further report. */
const isReported = ({ turn, agr, decision }: Reporting): boolean =>
  decision?.animalsBought !== undefined && turn !== agr;

/**
 * The term of a report on purchases. `end`: the last day of the permission, or the instant of its revocation. `dueOn`:
 * the last day for the report; after it the offices are told that none came.
 */
export type ReportDue = { readonly end: string; readonly dueOn: Day };

/**
 * Returns the term in which a purchase is to be reported; undefined where no report is due: none waits any more, or the
 * farmer has reported and the step of another party waits.
 */
export function reportDue(
  process: Pick<RequestProcess, 'status'> &
    Reporting &
    Partial<Pick<RequestProcess, 'permissionEnd' | 'reportDueOn'>>,
): ReportDue | undefined {
  const { status, turn, decision, permissionEnd, reportDueOn: dueOn } = process;
  const isWaiting = status === 'accepted' && turn !== undefined && !isReported(process);
  const ends = [decision?.validUntil, permissionEnd?.on].filter((end) => end !== undefined);
  const [end] = ends.toSorted();
  return isWaiting && end !== undefined && dueOn !== undefined ? { end, dueOn } : undefined;
}
