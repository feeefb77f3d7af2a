import { SEARCHED_FIELDS } from './limits.ts';
import type { OfferfieldEntity } from './offer-fields.ts';

/** The condition on one offer field: some values, any of which does, or numbers between two bounds. */
export type FieldChoice = {
  readonly values: readonly string[];
  readonly range?: FieldRange;
};
export type FieldRange = {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

const RANGE = /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/;

/**
 * Returns the choices of the address by field: `<field>=<value>` for each value, `<field>=<min>..<max>` for numbers.
 */
export function fieldChoices(entries: readonly string[]): Map<string, FieldChoice> {
  const byField = Map.groupBy(entries.map(splitEntry), ([field]) => field);
  byField.delete('');
  return new Map(
    [...byField]
      .slice(0, SEARCHED_FIELDS)
      .map(([field, of]) => [field, choiceOf(of.map(([, value]) => value))]),
  );
}

/** Returns the address's entries with new ones for one field; no entries take the field out of the search. */
export function withFieldValues(
  entries: readonly string[],
  field: string,
  values: readonly string[],
): string[] {
  const others = entries.filter((entry) => splitEntry(entry)[0] !== field);
  return [...others, ...values.map((value) => `${field}=${value}`)];
}

/** Returns the address's entries without those for fields that are no more, or for values that a field has no more. */
export function remainingEntries(
  entries: readonly string[],
  fields: readonly OfferfieldEntity[],
): string[] {
  return entries.filter((entry) => {
    const [field, value] = splitEntry(entry);
    const options = fields.find(({ id }) => id === field)?.data.options;
    return options?.some(({ id }) => id === value) || options?.length === 0;
  });
}

/** Returns a range as it stands in the address; undefined where it sets no bound. */
export function writeRange({ min, max }: FieldRange): string | undefined {
  return min === undefined && max === undefined ? undefined : `${min ?? ''}..${max ?? ''}`;
}

function choiceOf(values: readonly string[]): FieldChoice {
  const [, min, max] =
    values.map((value) => RANGE.exec(value)).find((other) => other !== null) ?? [];
  if (min === undefined && max === undefined) return { values };
  return {
    values: [],
    range: {
      ...(min === undefined ? {} : { min: Number(min) }),
      ...(max === undefined ? {} : { max: Number(max) }),
    },
  };
}

function splitEntry(entry: string): [field: string, value: string] {
  const index = entry.indexOf('=');
  return index < 1 ? ['', ''] : [entry.slice(0, index), entry.slice(index + 1)];
}
