import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import type { InputType } from '#shared/masterdata/input-type.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import { FIELD_LINES, FIELD_TEXT_LENGTH } from './limits.ts';
import type { Offer } from './offer.ts';

type Value = Offer['dynamicFields'][number]['value'];
export type ValueProblem = {
  readonly error: ErrorDefinition;
  /** The bound that was broken, for the text. */
  readonly limit?: number;
};
type Check = (value: Value, field: Offerfield) => ValueProblem | undefined;

const wrongType: ValueProblem = { error: fieldErrors.wrongType };
const wrongFormat: ValueProblem = { error: fieldErrors.wrongFormat };
const required: ValueProblem = { error: fieldErrors.required };
const notAllowed: ValueProblem = { error: fieldErrors.notAllowed };

const checkText: Check = (value) => {
  if (typeof value !== 'string') return wrongType;
  if (value === '') return required;
  return value.length > FIELD_TEXT_LENGTH
    ? { error: fieldErrors.tooLong, limit: FIELD_TEXT_LENGTH }
    : undefined;
};
const checkLine: Check = (value, field) =>
  checkText(value, field) ?? (/[\r\n]/.test(String(value)) ? wrongFormat : undefined);
const checkOption: Check = (value, field) =>
  checkText(value, field) ??
  (field.options.some(({ id, enabled }) => id === value && enabled) ? undefined : notAllowed);
const listOf =
  (checkOne: Check): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return wrongType;
    if (value.length === 0) return required;
    if (value.length > FIELD_LINES) return { error: fieldErrors.tooMany, limit: FIELD_LINES };
    return value.map((one) => checkOne(one, field)).find((problem) => problem !== undefined);
  };
const checkOptions: Check = (value, field) =>
  listOf(checkOption)(value, field) ??
  (Array.isArray(value) && new Set(value).size < value.length ? notAllowed : undefined);
const checkNumber: Check = (value) => {
  if (typeof value !== 'number') return wrongType;
  return value < 0 ? { error: fieldErrors.tooSmall, limit: 0 } : undefined;
};

const checks = {
  select: checkOption,
  multiselect: checkOptions,
  'singleline-textfield': checkLine,
  textfield: checkText,
  multitext: listOf(checkText),
  'singleline-multitext': listOf(checkLine),
  checkbox: (value) => (typeof value === 'boolean' ? undefined : wrongType),
  datefield: (value) => (typeof value === 'string' && isDay(value) ? undefined : wrongFormat),
  numberfield: checkNumber,
  // Text for the reader only.
  hidden: () => notAllowed,
} as const satisfies Record<InputType, Check>;

/** What is wrong with the value of an offer field; nothing when it fits the field's kind and options. */
export function checkFieldValue(field: Offerfield, value: Value): ValueProblem | undefined {
  return checks[field.entryType](value, field);
}
