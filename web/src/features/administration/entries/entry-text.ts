import type { Field } from '#shared/entities/class-screen.ts';
import type { CsvCell } from '#shared/kernel/csv.ts';
import { languageName } from '#shared/kernel/language-name.ts';
import { LOCALES } from '#shared/kernel/locale.ts';

/** The controls whose values fit into a cell. */
const CELL_CONTROLS: readonly Field['control'][] = [
  'line',
  'lines',
  'number',
  'yes',
  'choice',
  'choices',
  'entry',
  'entries',
];

export const fitsCell = (field: Field): boolean => CELL_CONTROLS.includes(field.control);

/** Returns the classes whose names the fields show. */
export const namedClasses = (fields: readonly Field[]): readonly string[] => [
  ...new Set(
    fields.flatMap((field) =>
      field.control === 'entry' || field.control === 'entries' ? [field.of] : [],
    ),
  ),
];

type Words = {
  readonly yes: string;
  readonly no: string;
  readonly list: (texts: readonly string[]) => string;
  readonly choice: (name: string, value: string) => string;
  readonly nameOf: (of: string, id: string) => string;
};

/** Returns the value of a field as a cell shows it and a file holds it; a number stays a number. */
export function entryText(field: Field, name: string, value: unknown, words: Words): CsvCell {
  if (value === undefined || value === null) return undefined;
  if (field.control === 'number' && typeof value === 'number') return value;
  if (field.control === 'yes') return value === true ? words.yes : words.no;
  const texts = (Array.isArray(value) ? value : [value]).map((each) => String(each));
  return words.list(texts.map((text) => partText(field, name, text, words)));
}

function partText(field: Field, name: string, text: string, words: Words): string {
  if (field.control === 'entry' || field.control === 'entries') return words.nameOf(field.of, text);
  if (field.control !== 'choice' && field.control !== 'choices') return text;
  const locale = LOCALES.find((known) => known === text);
  return locale === undefined ? words.choice(name, text) : languageName(locale);
}
