import type { Locale } from '#shared/kernel/locale.ts';
import type { InputType } from '#shared/masterdata/input-type.ts';
import type { Formats } from '#web/i18n/formats.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { writeNumber } from '#web/i18n/write-number.ts';

/** The content of a control: numbers and days as they were typed, so that nothing is lost while typing. */
export type Typed = string | boolean | readonly string[];
/** By the internal name of the field. */
export type TypedValues = Readonly<Record<string, Typed>>;
/** The value that is checked and sent. */
export type InputValue = string | number | boolean | string[];

type Named = { readonly internalName: string; readonly inputType: InputType };
type Unreadable = 'inputs.error.number' | 'inputs.error.ambiguous' | 'inputs.error.day';
export type ReadValues = {
  readonly values: Readonly<Record<string, InputValue>>;
  /** Fields whose text says neither a number nor a day. */
  readonly unreadable: ReadonlyMap<string, Unreadable>;
};

type Writing = Pick<Formats, 'day'> & { readonly locale: Locale };

/** Stored values as their controls show them. */
export function typedValues(
  fields: readonly Named[],
  values: Readonly<Record<string, InputValue | null>>,
  writing: Writing,
): TypedValues {
  return Object.fromEntries(
    fields.flatMap(({ internalName, inputType }) => {
      const value = Object.hasOwn(values, internalName) ? values[internalName] : null;
      return value === null || value === undefined
        ? []
        : [[internalName, typedValue(inputType, value, writing)]];
    }),
  );
}

function typedValue(inputType: InputType, value: InputValue, { day, locale }: Writing): Typed {
  if (typeof value === 'number') return writeNumber(value, locale);
  return inputType === 'datefield' && typeof value === 'string' ? day(value) : value;
}

/** Returns the values of the controls, in the form in which they are checked and sent. */
export function readValues(
  fields: readonly Named[],
  typed: TypedValues,
  locale: Locale,
): ReadValues {
  const unreadable = new Map<string, Unreadable>();
  const values: Record<string, InputValue> = {};
  for (const { internalName, inputType } of fields) {
    const { value, problem } = readValue(inputType, typed[internalName], locale);
    if (value !== null) values[internalName] = value;
    if (problem) unreadable.set(internalName, problem);
  }
  return { values, unreadable };
}

type Read = { readonly value: InputValue | null; readonly problem?: Unreadable };

function readValue(inputType: InputType, typed: Typed | undefined, locale: Locale): Read {
  if (typed === undefined) return { value: null };
  if (typeof typed !== 'string') {
    return { value: typeof typed === 'boolean' ? typed : [...typed] };
  }
  if (typed.trim() === '') return { value: null };
  if (inputType === 'numberfield') return readNumber(typed);
  if (inputType === 'datefield') {
    const day = parseDay(typed, locale);
    return day === undefined ? { value: null, problem: 'inputs.error.day' } : { value: day };
  }
  return { value: typed };
}

function readNumber(typed: string): Read {
  const parsed = parseDecimal(typed);
  if (parsed.ok) return { value: parsed.value };
  const isAmbiguous = parsed.reason === 'ambiguous';
  return {
    value: null,
    problem: isAmbiguous ? 'inputs.error.ambiguous' : 'inputs.error.number',
  };
}

/** Whatever lies in the device's storage, if it is what controls hold. */
export function parseTypedValues(stored: unknown): TypedValues | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const typed: Record<string, Typed> = {};
  for (const [field, value] of Object.entries(stored)) {
    if (!isTyped(value)) return null;
    typed[field] = value;
  }
  return typed;
}

function isTyped(value: unknown): value is Typed {
  if (Array.isArray(value)) return value.every((line) => typeof line === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}
