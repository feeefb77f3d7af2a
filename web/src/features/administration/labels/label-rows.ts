import { makeTextTest } from '#shared/kernel/fold-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { BuiltMessage } from './built-messages.ts';
import { sourceMark } from './source-mark.ts';

export type LabelEntry = EntityOf<'i18nlabels'>['data']['entries'][number];

/** A message and the label that administrators gave it, as both stand now. */
export type LabelRow = BuiltMessage & {
  readonly entry: LabelEntry | undefined;
  /** Tells whether nobody has written the message in this language yet. */
  readonly isMissing: boolean;
  /** Tells whether the built-in text has changed since the label was written. */
  readonly isOutdated: boolean;
};

export const NARROWINGS = ['all', 'missing', 'outdated', 'own', 'unreviewed'] as const;
export type Narrowing = (typeof NARROWINGS)[number];

export function labelRows(
  messages: readonly BuiltMessage[],
  entries: readonly LabelEntry[],
): LabelRow[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return messages.map((message) => {
    const entry = byKey.get(message.key);
    return {
      ...message,
      entry,
      isMissing: entry === undefined && message.own === undefined,
      isOutdated: entry?.source !== undefined && entry.source !== sourceMark(message.german),
    };
  });
}

const NARROWED: Readonly<Record<Narrowing, (row: LabelRow) => boolean>> = {
  all: () => true,
  missing: ({ isMissing }) => isMissing,
  outdated: ({ isOutdated }) => isOutdated,
  own: ({ entry }) => entry !== undefined,
  unreviewed: ({ entry }) => entry !== undefined && !isReviewed(entry),
};

export const countOf = (rows: readonly LabelRow[], narrowing: Narrowing): number =>
  rows.filter(NARROWED[narrowing]).length;

/** Returns the rows that a search finds, by key and by every text. */
export function narrowedRows(
  rows: readonly LabelRow[],
  { show, q }: { readonly show: Narrowing; readonly q: string },
): LabelRow[] {
  const isWanted = makeTextTest(q.trim());
  return rows.filter(
    (row) =>
      NARROWED[show](row) &&
      [row.key, row.german, row.english, row.own, row.entry?.label].some(
        (text) => text !== undefined && isWanted(text),
      ),
  );
}

/** A change of a row that is not saved yet. */
export type LabelChange = {
  readonly label?: string;
  readonly reviewed?: boolean;
  /** The mark of the built-in text that a file has the label for; undefined: the editor saw the present one. */
  readonly source?: string | undefined;
};
export type LabelChanges = ReadonlyMap<string, LabelChange>;

/** Returns the text in the field of a row: as it was typed, else the label, else the built-in text. */
export function fieldText({ entry, own }: LabelRow, change: LabelChange | undefined): string {
  return change?.label ?? entry?.label ?? own ?? '';
}

/** Returns the entry that a row has after a change; undefined where the built-in text stays, or comes back. */
export function changedEntry(
  row: LabelRow,
  change: LabelChange | undefined,
): LabelEntry | undefined {
  if (change === undefined) return row.entry;
  const label = fieldText(row, change).trim();
  const isBuiltIn = label === '' || label === row.own;
  if (isBuiltIn) return undefined;
  const isSame = label === row.entry?.label;
  const present = sourceMark(row.german);
  const { source = present } = change;
  if (isSame && (change.reviewed === undefined || source !== present)) return row.entry;
  return { key: row.key, label, source, reviewed: change.reviewed ?? false };
}

/** Tells whether a change makes any difference. */
export function isChanged(row: LabelRow, change: LabelChange | undefined): boolean {
  const [before, after] = [row.entry, changedEntry(row, change)];
  return (
    before?.label !== after?.label ||
    before?.source !== after?.source ||
    isReviewed(before) !== isReviewed(after)
  );
}

/**
 * Returns the changes that go on when somebody else has saved: a mere review is for the text that was read. Those of texts
 * that are another now are told by their keys.
 */
export function changesOn(
  changes: LabelChanges,
  before: readonly LabelEntry[],
  now: readonly LabelEntry[],
): { readonly kept: LabelChanges; readonly met: readonly string[] } {
  const labelIn = (entries: readonly LabelEntry[], of: string) =>
    entries.find(({ key }) => key === of)?.label;
  const isOther = (key: string) => labelIn(before, key) !== labelIn(now, key);
  const kept = [...changes].filter(([key, { label }]) => label !== undefined || !isOther(key));
  const met = kept.filter(([key, { label }]) => isOther(key) && label !== labelIn(now, key));
  return { kept: new Map(kept), met: met.map(([key]) => key) };
}

const isReviewed = (entry: LabelEntry | undefined): boolean => entry?.reviewed === true;

/** Returns all labels of the language with the changes in them; those of messages that are gone stay as they are. */
export function entriesAfter(
  rows: readonly LabelRow[],
  entries: readonly LabelEntry[],
  changes: LabelChanges,
): LabelEntry[] {
  const keys = new Set(rows.map(({ key }) => key));
  const gone = entries.filter(({ key }) => !keys.has(key));
  const now = rows.flatMap((row) => changedEntry(row, changes.get(row.key)) ?? []);
  return [...now, ...gone];
}
