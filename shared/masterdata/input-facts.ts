import type { INPUT_TYPES } from './input-type.ts';

export type InputType = (typeof INPUT_TYPES)[number];

/**
 * The kinds of values that a field holds: the id of an option; a line, or a text with line breaks; a yes that is
 * given or not; a day, `2026-03-02`; a number of 0 and more; nothing, where the field only tells the reader
 * something.
 */
export type Held = 'option' | 'line' | 'text' | 'yes' | 'day' | 'number' | 'nothing';
export type InputFacts = {
  readonly holds: Held;
  /** The field holds a list of such values. */
  readonly several?: true;
};

const FACTS = {
  select: { holds: 'option' },
  multiselect: { holds: 'option', several: true },
  'singleline-textfield': { holds: 'line' },
  textfield: { holds: 'text' },
  multitext: { holds: 'text', several: true },
  'singleline-multitext': { holds: 'line', several: true },
  checkbox: { holds: 'yes' },
  datefield: { holds: 'day' },
  numberfield: { holds: 'number' },
  hidden: { holds: 'nothing' },
} as const satisfies Record<InputType, InputFacts>;

/** Returns the facts of a field of this type. The product decides by them, and not by the type itself. */
export const inputFacts = (type: InputType): InputFacts => FACTS[type];

/** Tells whether a mandatory field of this type is a declaration, so that only ticked is an answer to it. */
export const declares = (type: InputType): boolean => FACTS[type].holds === 'yes';

const FILTERS = {
  option: 'options',
  yes: 'ticked',
  number: 'range',
  line: null,
  text: null,
  day: null,
  nothing: null,
} as const satisfies Record<Held, string | null>;

/**
 * Returns the filter that a search has for fields of this type: one of a few answers, or numbers between two bounds.
 */
export const filterOf = (type: InputType) => FILTERS[FACTS[type].holds];

type Value = string | number | boolean | string[] | null;

/**
 * Returns a filled-in value in the one form in which it is compared and stored: texts without blanks around them,
 * lists without empty lines, null for nothing. An unticked checkbox is an answer.
 */
export function normalValue(value: Value): Value {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (!Array.isArray(value)) return value;
  const lines = value.map((line) => line.trim()).filter((line) => line !== '');
  return lines.length === 0 ? null : lines;
}
