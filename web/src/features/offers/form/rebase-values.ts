import { entriesOf } from '#web/kernel/entries-of.ts';
import type { OfferFormValues } from './offer-form-values.ts';

export type OfferField = keyof OfferFormValues;

/**
 * What was typed, put on a newer state of the offer: what the reader changed stays, everything else is as newly stored.
 * `clashes`: fields that both have changed, and differently.
 */
export function rebaseValues(
  before: OfferFormValues,
  typed: OfferFormValues,
  newest: OfferFormValues,
): { readonly values: OfferFormValues; readonly clashes: readonly OfferField[] } {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = entriesOf(typed).filter(([field, value]) => !isSame(value, before[field]));
  const clashes = changed
    .filter(([field, value]) => ![before[field], value].some((one) => isSame(one, newest[field])))
    .map(([field]) => field);
  return { values: { ...newest, ...Object.fromEntries(changed) }, clashes };
}
