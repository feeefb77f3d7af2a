import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { checkEntry, type EntryProblem } from '#shared/masterdata/check-entry.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import { FIELD_LINES, FIELD_TEXT_LENGTH } from './limits.ts';
import type { Offer } from './offer.ts';

const RULES = {
  textLength: FIELD_TEXT_LENGTH,
  lines: FIELD_LINES,
  disabledOption: fieldErrors.notAllowed,
  hidden: fieldErrors.notAllowed,
} as const;

/** Returns the problem of a value of an offer field; undefined when the value fits the field's kind and options. */
export function checkFieldValue(
  { entryType, options }: Offerfield,
  value: Offer['dynamicFields'][number]['value'],
): EntryProblem<ErrorDefinition> | undefined {
  return checkEntry(entryType, value, { ...RULES, options });
}
