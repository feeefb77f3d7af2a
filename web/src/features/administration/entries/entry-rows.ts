import type { AnyClassScreen, Field } from '#shared/entities/class-screen.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { foldText, searchForms } from '#shared/kernel/fold-text.ts';
import { flagParam, type Param, textParam } from '#shared/kernel/list-state.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Labelled } from '#web/i18n/text-provider.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import { textsIn } from '../missing-texts.ts';
import type { Entry } from '../use-entry-name.ts';

/** An entry as the list shows it. */
export type EntryRow = {
  readonly id: string;
  readonly rev: number;
  readonly name: Labelled;
  readonly data: EntryData;
  /** The number of needed languages in which the entry has a name; absent where names have none. */
  readonly languages?: number | undefined;
  /** The number of languages in which it should have one. */
  readonly needed: number;
  readonly isComplete: boolean;
  /** The text that a search looks into, folded. */
  readonly text: string;
};

/** Tells whether names of the class stand in several languages. */
export const hasTexts = ({ fields }: Pick<AnyClassScreen, 'fields'>): boolean =>
  Object.values(fields).some(({ control }) => control === 'texts');

/** Returns the field by which entries of the class are called. */
export const nameField = ({ fields }: Pick<AnyClassScreen, 'fields'>): string =>
  ['labels', 'title', 'internalName'].find((name) => name in fields) ?? 'name';

type World = {
  readonly screen: AnyClassScreen;
  readonly nameOf: (entry: Entry) => Labelled;
  readonly languagesOf: (entry: EntryData) => { readonly needed: readonly Locale[] };
  readonly compare: (a: string, b: string) => number;
};

/** Returns the rows of a list, in the order that the entries give themselves, then by name. */
export function entryRows(
  entries: readonly (Entry & { readonly rev: number })[],
  { screen, nameOf, languagesOf, compare }: World,
): EntryRow[] {
  const texts = Object.entries(screen.fields).find(([, field]) => field.control === 'texts')?.[0];
  return entries
    .map((entry) => {
      const data: EntryData = { ...entry.data };
      const { needed } = languagesOf(data);
      const languages = texts === undefined ? undefined : textsIn(data[texts], needed);
      return {
        id: entry.id,
        rev: entry.rev,
        name: nameOf(entry),
        data,
        languages,
        needed: needed.length,
        isComplete: languages === undefined || languages === needed.length,
        text: foldText(JSON.stringify(data)),
      };
    })
    .sort(
      (a, b) =>
        sortingOf(a.data) - sortingOf(b.data) ||
        compare(a.name.label, b.name.label) ||
        compare(a.id, b.id),
    );
}

const sortingOf = (data: EntryData): number =>
  typeof data.sorting === 'number' ? data.sorting : 0;

type Narrowing = { readonly q: string; readonly missing: boolean } & Readonly<
  Record<string, string | boolean>
>;

/** Returns the list's state in the address: a text, only those without a text, and one value of each filter. */
export function entriesParams(filters: readonly string[]) {
  const params: Record<string, Param<string>> = {};
  for (const filter of filters) params[filter] = textParam();
  return { ...params, q: textParam(), missing: flagParam() };
}

export const NO_NARROWING = (filters: readonly string[]): Narrowing => ({
  ...Object.fromEntries(filters.map((filter) => [filter, ''])),
  q: '',
  missing: false,
});

/** The value in the address for entries without an expected value. */
export const NONE = 'none';

/** Returns the rows that meet all filters. An entry that names no country or kind is for all of them. */
export function narrowed(
  rows: readonly EntryRow[],
  state: Narrowing,
  { filters, fields }: Pick<AnyClassScreen, 'filters' | 'fields'>,
): EntryRow[] {
  const wanted = searchForms(state.q.trim());
  return rows.filter(
    (row) =>
      wanted.some((form) => row.text.includes(form)) &&
      !(state.missing && row.isComplete) &&
      filters.every((filter) => meets(row.data[filter], state[filter], isExpected(fields[filter]))),
  );
}

/** Tells whether each entry should name a value in this field, so that an entry without one is not for all. */
export const isExpected = (field: Field | undefined): boolean =>
  field?.control === 'entry' && field.expected === true;

/**
 * Returns the filter with which an export finds the rows that the list shows; undefined where a text or the lack of one
 * narrows the list, which no search of the server does.
 */
export function exportFilter(
  { q, missing, ...state }: Narrowing,
  { filters, fields }: Pick<AnyClassScreen, 'filters' | 'fields'>,
): AttributeFilter | undefined {
  if (q.trim() !== '' || missing) return undefined;
  const conditions = filters.flatMap((field) => {
    const value = state[field];
    if (typeof value !== 'string' || value === '') return [];
    const without = { field, comparison: 'exists', value: false } as const;
    const having = { field, comparison: 'eq', value } as const;
    if (isExpected(fields[field])) return value === NONE ? without : having;
    return { $or: [having, without] };
  });
  return { $and: conditions };
}

function meets(value: unknown, wanted: unknown, expected: boolean): boolean {
  if (typeof wanted !== 'string' || wanted === '') return true;
  const have = Array.isArray(value) ? value : value === undefined ? [] : [value];
  if (expected) return wanted === NONE ? have.length === 0 : have.includes(wanted);
  return have.length === 0 || have.includes(wanted);
}
