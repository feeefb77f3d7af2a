import type { ErrorDefinition } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import { type Held, type InputType, inputFacts } from './input-facts.ts';

type Entry = string | number | boolean | readonly string[];
type FieldError = (typeof fieldErrors)[
  | 'required'
  | 'wrongType'
  | 'wrongFormat'
  | 'notAllowed'
  | 'tooLong'
  | 'tooMany'
  | 'tooBig'
  | 'tooSmall'];

export type EntryProblem<E extends ErrorDefinition> = {
  readonly error: FieldError | E;
  /** The bound that was broken, for the text of the problem. */
  readonly limit?: number;
};

/** The rules that an entry must keep; `E` are the errors that one kind of form has of its own. */
export type EntryRules<E extends ErrorDefinition> = {
  readonly options: readonly { readonly id: string; readonly enabled: boolean }[];
  /** Characters of a text, or of one line of a multi-line field. */
  readonly textLength: number;
  readonly lines: number;
  /** The error for an option that was disabled since. */
  readonly disabledOption: E;
  /** The error for an entry in a field that only shows a text. */
  readonly hidden: E;
};

type Check = <E extends ErrorDefinition>(
  entry: Entry,
  rules: EntryRules<E>,
) => EntryProblem<E> | undefined;

/** The largest number of a field: more than anything that is counted here. */
const LARGEST = 1_000_000_000;

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
const checkNumber: Check = (entry) => {
  if (typeof entry !== 'number' || !Number.isFinite(entry)) return wrongType;
  if (entry < 0) return { error: fieldErrors.tooSmall, limit: 0 };
  return entry > LARGEST ? { error: fieldErrors.tooBig, limit: LARGEST } : undefined;
};
const checkDay: Check = (entry) => {
  if (typeof entry !== 'string') return wrongType;
  return isDay(entry) ? undefined : wrongFormat;
};

const CHECKS = {
  option: checkOption,
  line: checkLine,
  text: checkText,
  yes: (entry) => (typeof entry === 'boolean' ? undefined : wrongType),
  day: checkDay,
  number: checkNumber,
  nothing: (_, { hidden }) => ({ error: hidden }),
} as const satisfies Record<Held, Check>;

/**
 * Returns the problem of an entry in a field of this type, if there is one; it does not ask whether an entry is
 * needed.
 */
export function checkEntry<E extends ErrorDefinition>(
  type: InputType,
  entry: Entry,
  rules: EntryRules<E>,
): EntryProblem<E> | undefined {
  const { holds, several } = inputFacts(type);
  return several ? checkList(entry, rules, holds) : CHECKS[holds](entry, rules);
}

/** Returns the problem of a list: too many entries, a wrong one, or an option chosen twice. */
function checkList<E extends ErrorDefinition>(
  entry: Entry,
  rules: EntryRules<E>,
  holds: Held,
): EntryProblem<E> | undefined {
  if (!Array.isArray(entry)) return wrongType;
  if (entry.length === 0) return required;
  if (entry.length > rules.lines) return { error: fieldErrors.tooMany, limit: rules.lines };
  const problems = entry.map((member) => CHECKS[holds](member, rules));
  const isTwice = holds === 'option' && new Set(entry).size < entry.length;
  return problems.find((problem) => problem !== undefined) ?? (isTwice ? notAllowed : undefined);
}
