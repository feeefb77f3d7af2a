import { entriesOf } from '#web/kernel/entries-of.ts';
import { weekId } from '../weeks/week-id.ts';
import { fieldId } from './field-id.ts';
import type { OfferFormValues } from './offer-form-values.ts';

export type OfferField = keyof OfferFormValues;
type Rebased<T> = { readonly values: T; readonly clashes: readonly string[] };

/**
 * Puts typed values on a newer state of the offer: changes of the reader stay, everything else is as newly stored; of
 * the offer's own fields and of its weeks one by one. `clashes`: ids of the controls of what both have changed, and
 * differently.
 */
export function rebaseValues(
  before: OfferFormValues,
  typed: OfferFormValues,
  newest: OfferFormValues,
): Rebased<OfferFormValues> {
  const fields = rebaseParts(before.dynamicFields, typed.dynamicFields, newest.dynamicFields);
  const weeks = rebaseParts(before.statusWeekly, typed.statusWeekly, newest.statusWeekly);
  const changed = entriesOf(typed).filter(
    ([field, value]) => !isPartial(field) && !isSame(value, before[field]),
  );
  const clashes = changed
    .filter(
      ([field, value]) => ![before[field], value].some((known) => isSame(known, newest[field])),
    )
    .map(([field]) => field);
  return {
    values: {
      ...newest,
      ...Object.fromEntries(changed),
      dynamicFields: fields.values,
      statusWeekly: weeks.values,
    },
    clashes: [...clashes, ...fields.clashes.map(fieldId), ...weeks.clashes.map(weekId)],
  };
}

const isPartial = (field: OfferField) => field === 'dynamicFields' || field === 'statusWeekly';

/** Puts typed entries of a record on newer ones, as `rebaseValues` does; a removed entry counts as changed. */
export function rebaseParts<V>(
  before: Readonly<Record<string, V>>,
  typed: Readonly<Record<string, V>>,
  newest: Readonly<Record<string, V>>,
): Rebased<Readonly<Record<string, V>>> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(typed)])];
  const changed = keys.filter((key) => !isSame(typed[key], before[key]));
  const kept = Object.entries(newest).filter(([key]) => !changed.includes(key));
  const mine = Object.entries(typed).filter(([key]) => changed.includes(key));
  return {
    values: Object.fromEntries([...kept, ...mine]),
    clashes: changed.filter(
      (key) => ![before[key], typed[key]].some((known) => isSame(known, newest[key])),
    ),
  };
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}
