import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { addWeeks, CalendarWeek, weekOf } from '#shared/kernel/calendar-week.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { DAY_MS, Day } from '#shared/kernel/time.ts';
import {
  MOST_ANIMALS,
  SEARCHED_FIELDS,
  TEXT_WORDS,
  WEEKS_SEARCHED,
} from '#shared/offers/limits.ts';
import { type OfferCondition, offerConditions } from '#shared/offers/offer-conditions.ts';
import { latestWeek } from '#shared/offers/preorder-dates.ts';

export type AskedSearch = {
  /** The country and animal kind of the request. */
  readonly country: string;
  readonly animalkind: string;
  /** The breed (offer group) that the request asks for: the search must include it. */
  readonly offergroup?: string | undefined;
  readonly classification?: string | undefined;
  /** The present day in the country. */
  readonly today: Day;
};

/**
 * Returns the fields of a filter that cannot be part of a request's search: everything but the conditions of the search
 * page, each once, with values that an offer can have. A condition that nothing meets would prove nothing.
 */
export function searchProblems(filter: AttributeFilter | undefined, asked: AskedSearch): string[] {
  const conditions = offerConditions(filter);
  const wrong = conditions.filter((condition) => !isPossible(condition, asked));
  const seen = new Set<string>();
  const repeated = conditions.filter((condition) => {
    const key = keyOf(condition);
    return seen.size === seen.add(key).size;
  });
  const tooMany = [
    ...conditions.filter(({ kind }) => kind === 'text').slice(TEXT_WORDS),
    ...conditions.filter(({ kind }) => kind === 'field').slice(SEARCHED_FIELDS),
  ];
  const fields = [...wrong, ...repeated, ...tooMany].flatMap(fieldsOf);
  return [...new Set([...fields, ...(isFlat(filter) ? [] : ['$and'])])];
}

/** Tells whether a filter is one condition, or a list of conditions that must all be met. */
function isFlat(filter: AttributeFilter | undefined): boolean {
  if (filter === undefined || !('$and' in filter)) return true;
  return filter.$and.every((member) => !('$and' in member));
}

/** Returns the key of a condition: two conditions of the same key could contradict each other. */
function keyOf(condition: OfferCondition): string {
  switch (condition.kind) {
    case 'named':
    case 'field':
      return `${condition.kind} ${condition.field}`;
    case 'text':
      return `text ${condition.word}`;
    default:
      return condition.kind;
  }
}

/** Returns the offer fields that a condition asks about. */
export function fieldsOf(condition: OfferCondition): string[] {
  switch (condition.kind) {
    case 'named':
      return [condition.field];
    case 'specification':
      return ['offerspecification'];
    case 'week':
      return ['availableWeeks'];
    case 'now':
      return ['availableFrom'];
    case 'spot':
      return ['spotMarket'];
    case 'field':
      return ['fieldValues'];
    case 'unknown': {
      const fields = condition.leaves.map(({ field }) => field);
      return fields.length === 0 ? ['$or'] : fields;
    }
    default:
      return [condition.kind];
  }
}

function isPossible(condition: OfferCondition, asked: AskedSearch): boolean {
  const { today } = asked;
  switch (condition.kind) {
    case 'unknown':
      return false;
    case 'named':
      return namesOwn(condition, asked);
    case 'week':
      return areWeeksAhead(condition.weeks, today);
    case 'now':
      return isDayAhead(condition.day, today);
    case 'amount':
      return isAmount(condition);
    case 'field':
      return Ref.safeParse(condition.field).success;
    case 'text':
      return /^[\p{L}\p{M}\p{N}]+$/u.test(condition.word);
    default:
      return true;
  }
}

/** Tells whether a value holds only ids, and among them the id that the request is for. */
function namesOwn(
  { field, ids }: Extract<OfferCondition, { readonly kind: 'named' }>,
  asked: AskedSearch,
): boolean {
  const { country, animalkind, offergroup, classification } = asked;
  const own = new Map<string, string | undefined>(
    Object.entries({ country, animalkind, offergroup, classification }),
  ).get(field);
  if (field === 'animalkind' && ids.length > 1) return false;
  return ids.every((id) => Ref.safeParse(id).success) && (own === undefined || ids.includes(own));
}

/** Tells whether these are weeks in a row, not all of them past, the first no later than the last that can be offered. */
function areWeeksAhead([first, ...others]: readonly string[], today: Day): boolean {
  if (!CalendarWeek.safeParse(first).success || first === undefined) return false;
  if (others.length >= WEEKS_SEARCHED) return false;
  const areInARow = others.every((week, index) => week === addWeeks(first, index + 1));
  const last = others.at(-1) ?? first;
  return areInARow && last >= weekOf(new Date(today)) && first <= latestWeek(today);
}

/**
 * Tells whether a day lies between yesterday and a year ahead. Yesterday counts, because the page may have been open at
 * midnight.
 */
function isDayAhead(day: string, today: Day): boolean {
  if (!Day.safeParse(day).success) return false;
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return days >= -1 && days <= 366;
}

/** Tells whether an offer can have a number of animals that meets the condition. */
function isAmount({
  comparison,
  amount,
}: Extract<OfferCondition, { readonly kind: 'amount' }>): boolean {
  if (!Number.isInteger(amount) || amount < 0) return false;
  const [least, most] = {
    gte: [0, MOST_ANIMALS],
    gt: [0, MOST_ANIMALS - 1],
    eq: [1, MOST_ANIMALS],
    lte: [1, Number.POSITIVE_INFINITY],
    lt: [2, Number.POSITIVE_INFINITY],
  }[comparison];
  return least !== undefined && most !== undefined && amount >= least && amount <= most;
}
