import type { Field, Fields } from '#shared/entities/class-screen.ts';
import type { EntryRow } from './entry-rows.ts';

/** Returns the classes whose names the fields show. */
export const namedClasses = (fields: readonly Field[]): readonly string[] => [
  ...new Set(
    fields.flatMap((field) =>
      field.control === 'entry' || field.control === 'entries' ? [field.of] : [],
    ),
  ),
];

/** Returns the ids of the accounts that the rows name in these fields. */
export function namedAccounts(fields: Fields, rows: readonly Pick<EntryRow, 'data'>[]): string[] {
  const names = Object.entries(fields).flatMap(([name, field]) =>
    namedClasses([field]).includes('account') ? [name] : [],
  );
  return rows
    .flatMap(({ data }) => names.flatMap((name) => data[name]))
    .filter((id) => typeof id === 'string');
}

type Words = {
  readonly yes: string;
  readonly no: string;
  readonly list: (texts: readonly string[]) => string;
  readonly choice: (name: string, value: string) => string;
  readonly nameOf: (of: string, id: string) => string;
};

/** Returns the value of a field as a cell shows it and as it is sorted; a number stays a number, a day `2026-03-12`. */
export function entryText(
  field: Field,
  name: string,
  value: unknown,
  words: Words,
): string | number | undefined {
  if (value === undefined || value === null) return undefined;
  if (field.control === 'number' && typeof value === 'number') return value;
  if (field.control === 'yes') return value === true ? words.yes : words.no;
  const texts = (Array.isArray(value) ? value : [value]).map((each) => String(each));
  return words.list(texts.map((text) => partText(field, name, text, words)));
}

function partText(field: Field, name: string, text: string, words: Words): string {
  if (field.control === 'entry' || field.control === 'entries') return words.nameOf(field.of, text);
  if (field.control === 'choice' || field.control === 'choices') return words.choice(name, text);
  return text;
}
