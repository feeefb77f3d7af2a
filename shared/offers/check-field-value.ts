import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { Day } from '#shared/kernel/time.ts';
import type { InputType } from '#shared/masterdata/input-type.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import type { Offer } from './offer.ts';

type Value = Offer['dynamicFields'][number]['value'];
type Check = (value: Value, field: Offerfield) => ErrorDefinition | undefined;

const checkText: Check = (value) => {
  if (typeof value !== 'string') return fieldErrors.wrongType;
  return value === '' ? fieldErrors.required : undefined;
};
const checkLine: Check = (value, field) =>
  checkText(value, field) ?? (/[\r\n]/.test(String(value)) ? fieldErrors.wrongFormat : undefined);
const checkOption: Check = (value, field) =>
  checkText(value, field) ??
  (field.options.some(({ id, enabled }) => id === value && enabled)
    ? undefined
    : fieldErrors.notAllowed);
const listOf =
  (checkOne: Check): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return fieldErrors.wrongType;
    if (value.length === 0) return fieldErrors.required;
    return value.map((one) => checkOne(one, field)).find((error) => error !== undefined);
  };
const checkOptions: Check = (value, field) =>
  listOf(checkOption)(value, field) ??
  (Array.isArray(value) && new Set(value).size < value.length ? fieldErrors.notAllowed : undefined);
const checkNumber: Check = (value) => {
  if (typeof value !== 'number') return fieldErrors.wrongType;
  return value < 0
    ? { ...fieldErrors.tooSmall, message: 'The value must be at least 0.' }
    : undefined;
};

const checks = {
  select: checkOption,
  multiselect: checkOptions,
  'singleline-textfield': checkLine,
  textfield: checkText,
  multitext: listOf(checkText),
  'singleline-multitext': listOf(checkLine),
  checkbox: (value) => (typeof value === 'boolean' ? undefined : fieldErrors.wrongType),
  datefield: (value) => (Day.safeParse(value).success ? undefined : fieldErrors.wrongFormat),
  numberfield: checkNumber,
  // Text for the reader only.
  hidden: () => fieldErrors.notAllowed,
} as const satisfies Record<InputType, Check>;

/** What is wrong with the value of an offer field; nothing when it fits the field's kind and options. */
export function checkFieldValue(field: Offerfield, value: Value): ErrorDefinition | undefined {
  return checks[field.entryType](value, field);
}
