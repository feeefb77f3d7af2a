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

/**
 * Puts own changes on a state that somebody else has saved meanwhile, field by field, texts language by language, and
 * lists row by row.
 */
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
  if (isObject(base) && isObject(mine) && isObject(theirs) && isSameRow(base, mine, theirs)) {
    const row = rebase(base, mine, theirs);
    return { before: row.data, after: withOwn(row) };
  }
  const [was, own, now] = [base, mine, theirs].map(byKey);
  if (!was || !own || !now || isUnclear(was, own, now)) return { before: theirs, after: mine };
  const rows = rebase(was, own, now);
  const order = rowOrder(was, own, now);
  const listOf = (data: EntryData) =>
    order.map((key) => data[key]).filter((row) => row !== undefined);
  return { before: listOf(rows.data), after: listOf(withOwn(rows)) };
}

/** Tells whether these are states of one row: the fields of any other object belong together. */
const isSameRow = (row: EntryData, ...others: readonly EntryData[]): boolean =>
  row.id !== undefined && others.every(({ id }) => id === row.id);

/** Tells whether own rows were moved, or one may have changed the row that the other took away. */
function isUnclear(was: EntryData, own: EntryData, now: EntryData): boolean {
  const keys = Object.keys(was);
  const isMoved = !isSame(
    keys.filter((key) => key in own),
    Object.keys(own).filter((key) => key in was),
  );
  const isGone = keys.some(
    (key) => !(key in own) && !(key in now) && nameOf(was[key]) === undefined,
  );
  return isMoved || (isGone && [own, now].some((rows) => Object.keys(rows).some(isNewIn(was))));
}

const isNewIn = (was: EntryData) => (key: string) => !(key in was);

/** Returns the keys of all rows: the other person's in their order, new own ones behind the row that they follow. */
function rowOrder(was: EntryData, own: EntryData, now: EntryData): readonly string[] {
  const isNew = isNewIn(was);
  const ownKeys = Object.keys(own);
  const order = Object.keys(now);
  for (const [index, key] of ownKeys.entries()) {
    if (order.includes(key)) continue;
    const previous = ownKeys.slice(0, index).findLast((other) => order.includes(other));
    const begin = previous === undefined ? 0 : order.indexOf(previous) + 1;
    const place = order.findIndex((other, at) => at >= begin && !isNew(other));
    order.splice(place < 0 ? order.length : place, 0, key);
  }
  return order;
}

/** Returns the data with the own values of all fields. */
export const withOwn = ({ data, clashes }: Rebased): EntryData => ({
  ...data,
  ...Object.fromEntries(clashes.map(({ field, after }) => [field, after])),
});

/** Returns the name by which a row is known however it changes; undefined where it has none. */
const nameOf = (row: unknown): unknown => (isObject(row) ? (row.lang ?? row.id) : undefined);

/**
 * Returns the rows of a list by what they are known by: a text by its language, a row by its id, any other by all that it
 * says; undefined where two are alike, or it is no list.
 */
function byKey(value: unknown = []): EntryData | undefined {
  if (!Array.isArray(value)) return undefined;
  // The brackets keep numbers from being keys that an object puts in another order.
  const rows = value.map((row: unknown) => {
    return [JSON.stringify([nameOf(row) ?? ordered(row)]), row] as const;
  });
  const data = Object.fromEntries(rows);
  return Object.keys(data).length === rows.length ? data : undefined;
}

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
