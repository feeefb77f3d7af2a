import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import type { Offer } from './offer.ts';

type Value = Offer['dynamicFields'][number]['value'];

/** Values that can be chosen: options, days and single words. Longer texts are for reading. */
const CHOSEN = /^[A-Za-z0-9_-]{1,64}$/;
/** Whole numbers below this are searched exactly; larger ones by their first two digits. */
const FINE_NUMBERS = 100;
/** A number above everything that a field of an offer counts or measures. */
const LARGEST_NUMBER = 1e9;

/**
 * Returns the texts by which an offer's own fields are found, `<field>=<value>` (column `fieldValues`): options and
 * days as they are, each of several options for itself, `true` and `false`, and numbers by their step.
 */
export function fieldValues({ dynamicFields }: Pick<Offer, 'dynamicFields'>): string[] {
  return dynamicFields.flatMap(({ field, value }) => {
    const parts = wordsOf(value).map((word) => `${field}=${word}`);
    return [...new Set(parts)];
  });
}

/** Returns the value of an `eq` or `in` condition on `fieldValues`. */
export function fieldValue(field: string, value: string | boolean): string {
  return `${field}=${value}`;
}

/**
 * Returns the condition that a number of an offer's own fields lies between two bounds, both included. Columns hold
 * no numbers for fields that administrators make up, so a range is the list of its steps: whole numbers below 100,
 * two digits and zeros from there on (6437 is found as 6400, and so by every range that holds 6400).
 */
export function numberFieldFilter(
  field: string,
  { min = 0, max = LARGEST_NUMBER }: { readonly min?: number; readonly max?: number },
): AttributeFilter {
  const steps: string[] = [];
  const last = Math.min(max, LARGEST_NUMBER);
  for (let step = stepOf(Math.max(min, 0)); step <= last; step = nextStep(step)) {
    steps.push(`${field}=${step}`);
  }
  const lists = Array.from({ length: Math.ceil(steps.length / FILTER_VALUES) }, (_, index) =>
    steps.slice(index * FILTER_VALUES, (index + 1) * FILTER_VALUES),
  );
  return {
    $or: lists.map((value) => ({ field: 'fieldValues', comparison: 'in' as const, value })),
  };
}

function wordsOf(value: Value): string[] {
  if (Array.isArray(value)) return value.filter((text) => CHOSEN.test(text));
  if (typeof value === 'string') return CHOSEN.test(value) ? [value] : [];
  if (typeof value === 'number') return value < 0 ? [] : [String(stepOf(value))];
  return [String(value)];
}

/** Returns the largest step that is not above the number. */
function stepOf(value: number): number {
  const width = widthAt(value);
  return Math.floor(value / width) * width;
}

function nextStep(step: number): number {
  return step + widthAt(step);
}

function widthAt(value: number): number {
  if (value < FINE_NUMBERS) return 1;
  return 10 ** (String(Math.floor(value)).length - 2);
}
