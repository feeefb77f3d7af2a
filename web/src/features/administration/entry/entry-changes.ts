import type { Fields } from '#shared/entities/class-screen.ts';

/** The data of an entity of any class, as the server gives and takes it. */
export type EntryData = Readonly<Record<string, unknown>>;

/** A field that differs between two states of an entity. */
export type FieldChange = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** Returns the fields that differ, in the order of the form. */
export function changesBetween(fields: Fields, before: EntryData, after: EntryData): FieldChange[] {
  return Object.keys(fields)
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/**
 * Returns the JSON Merge Patch (RFC 7396) that makes `after` of `before`: a removed member is null, lists are whole.
 */
export function patchOf(before: EntryData, after: EntryData): Record<string, unknown> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const patch: Record<string, unknown> = {};
  for (const name of names) {
    const [old, next] = [before[name], after[name]];
    if (isSame(old, next)) continue;
    patch[name] = isObject(old) && isObject(next) ? patchOf(old, next) : (next ?? null);
  }
  return patch;
}

export type Rebased = {
  readonly data: EntryData;
  /** Fields that both have changed, and differently; `data` holds the values of the other person. */
  readonly clashes: readonly FieldChange[];
};

/** Puts own changes on a state that somebody else has saved meanwhile, field by field, and texts language by language. */
export function rebase(base: EntryData, mine: EntryData, theirs: EntryData): Rebased {
  const data: Record<string, unknown> = { ...theirs };
  const clashes: FieldChange[] = [];
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const own = mine[field];
    if (isSame(own, base[field])) continue;
    const isOwn = isSame(theirs[field], base[field]) || isSame(theirs[field], own);
    const { before, after } = isOwn
      ? { before: own, after: own }
      : rebasedValue(base[field], own, theirs[field]);
    data[field] = before;
    if (!isSame(before, after)) clashes.push({ field, before, after });
  }
  return { data, clashes };
}

/** Returns the value of a field that both have changed with the other person's choice of what clashes, and with the own. */
function rebasedValue(base: unknown, mine: unknown, theirs: unknown) {
  const [was, own, now] = [base, mine, theirs].map(byLanguage);
  if (!was || !own || !now) return { before: theirs, after: mine };
  const texts = rebase(was, own, now);
  return { before: listOf(texts.data), after: listOf(withOwn(texts)) };
}

/** Returns the data with the own values of all fields. */
export const withOwn = ({ data, clashes }: Rebased): EntryData => ({
  ...data,
  ...Object.fromEntries(clashes.map(({ field, after }) => [field, after])),
});

/** Returns the texts of a list by their language; undefined where it is another kind of value. */
function byLanguage(value: unknown = []): EntryData | undefined {
  const isTexts =
    Array.isArray(value) && value.every((text) => isObject(text) && typeof text.lang === 'string');
  return isTexts ? Object.fromEntries(value.map((text) => [text.lang, text])) : undefined;
}

const listOf = (texts: EntryData) => Object.values(texts).filter((text) => text !== undefined);

/**
 * Tells whether two values are the same, whatever the order of their members. A missing, empty or null member says
 * nothing.
 */
export function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(value)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isObject(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, ordered(member)]),
  );
}

export function isObject(value: unknown): value is EntryData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
