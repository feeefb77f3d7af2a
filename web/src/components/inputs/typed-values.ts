import type { Locale } from '#shared/kernel/locale.ts';
import type { InputType } from '#shared/masterdata/input-facts.ts';
import { writeNumber } from '#web/i18n/write-number.ts';
import { INPUT_PARTS } from './input-parts.tsx';
import type { InputValue, ReadText, Typed, Unreadable, Writing } from './input-value.ts';

/** Typed contents by the internal name of the field. */
export type TypedValues = Readonly<Record<string, Typed>>;
type Named = { readonly internalName: string; readonly inputType: InputType };
export type ReadValues = {
  readonly values: Readonly<Record<string, InputValue>>;
  /** Fields whose text says neither a number nor a day. */
  readonly unreadable: ReadonlyMap<string, Unreadable>;
};

/** Returns stored values as their controls show them. */
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

function typedValue(inputType: InputType, value: InputValue, writing: Writing): Typed {
  if (typeof value === 'number') return writeNumber(value, writing.locale);
  return typeof value === 'string' ? INPUT_PARTS[inputType].write(value, writing) : value;
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

function readValue(inputType: InputType, typed: Typed | undefined, locale: Locale): ReadText {
  if (typed === undefined) return { value: null };
  if (typeof typed !== 'string') {
    return { value: typeof typed === 'boolean' ? typed : [...typed] };
  }
  return typed.trim() === '' ? { value: null } : INPUT_PARTS[inputType].read(typed, locale);
}

/** Returns what the device has stored, if it is content of controls; otherwise null. */
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
