import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import type { InputType } from './input-type.ts';

type Entry = string | number | boolean | readonly string[];
type FieldError = (typeof fieldErrors)[
  | 'required'
  | 'wrongType'
  | 'wrongFormat'
  | 'notAllowed'
  | 'tooLong'
  | 'tooMany'
  | 'tooSmall'];

export type EntryProblem<E extends ErrorDefinition> = {
  readonly error: FieldError | E;
  /** The bound that was broken, for the text. */
  readonly limit?: number;
};

/** The rules that an entry must keep; `E` are the errors that one kind of form has of its own. */
export type EntryRules<E extends ErrorDefinition> = {
  readonly options: readonly { readonly id: string; readonly enabled: boolean }[];
  /** Characters of a text, or of a line of several. */
  readonly textLength: number;
  readonly lines: number;
  /** An option that was there once. */
  readonly disabledOption: E;
  /** An entry where there is only text for the reader. */
  readonly hidden: E;
};

type Check = <E extends ErrorDefinition>(
  entry: Entry,
  rules: EntryRules<E>,
) => EntryProblem<E> | undefined;

const wrongType = { error: fieldErrors.wrongType };
const wrongFormat = { error: fieldErrors.wrongFormat };
const required = { error: fieldErrors.required };
const notAllowed = { error: fieldErrors.notAllowed };

const checkText: Check = (entry, { textLength }) => {
  if (typeof entry !== 'string') return wrongType;
  if (entry === '') return required;
  return entry.length > textLength ? { error: fieldErrors.tooLong, limit: textLength } : undefined;
};
const checkLine: Check = (entry, rules) =>
  checkText(entry, rules) ?? (/[\r\n]/.test(String(entry)) ? wrongFormat : undefined);
const checkOption: Check = (entry, { options, disabledOption }) => {
  if (typeof entry !== 'string') return wrongType;
  if (entry === '') return required;
  const option = options.find(({ id }) => id === entry);
  if (option === undefined) return notAllowed;
  return option.enabled ? undefined : { error: disabledOption };
};
const listOf =
  (checkOne: Check): Check =>
  (entry, rules) => {
    if (!Array.isArray(entry)) return wrongType;
    if (entry.length === 0) return required;
    if (entry.length > rules.lines) return { error: fieldErrors.tooMany, limit: rules.lines };
    return entry.map((text) => checkOne(text, rules)).find((problem) => problem !== undefined);
  };
const checkOptions: Check = (entry, rules) =>
  listOf(checkOption)(entry, rules) ??
  (Array.isArray(entry) && new Set(entry).size < entry.length ? notAllowed : undefined);
const checkNumber: Check = (entry) => {
  if (typeof entry !== 'number' || !Number.isFinite(entry)) return wrongType;
  return entry < 0 ? { error: fieldErrors.tooSmall, limit: 0 } : undefined;
};
const checkDay: Check = (entry) => {
  if (typeof entry !== 'string') return wrongType;
  return isDay(entry) ? undefined : wrongFormat;
};

const checks = {
  select: checkOption,
  multiselect: checkOptions,
  'singleline-textfield': checkLine,
  textfield: checkText,
  multitext: listOf(checkText),
  'singleline-multitext': listOf(checkLine),
  checkbox: (entry) => (typeof entry === 'boolean' ? undefined : wrongType),
  datefield: checkDay,
  numberfield: checkNumber,
  hidden: (_, { hidden }) => ({ error: hidden }),
} as const satisfies Record<InputType, Check>;

/**
 * Returns the problem of an entry in a field of this type, if there is one; whether an entry is needed is not asked
 * here.
 */
export function checkEntry<E extends ErrorDefinition>(
  type: InputType,
  entry: Entry,
  rules: EntryRules<E>,
): EntryProblem<E> | undefined {
  return checks[type](entry, rules);
}
