import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Locale } from '#shared/kernel/locale.ts';
import { ApiError, errorCodeOf } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchAllEntities } from '#web/kernel/search-entities.ts';
import { useKeepChange, useKeptChange } from '#web/kernel/use-kept-change.ts';
import type { BuiltMessage } from './built-messages.ts';
import {
  changesOn,
  entriesAfter,
  isChanged,
  type LabelChange,
  type LabelChanges,
  type LabelEntry,
  type LabelRow,
  labelRows,
} from './label-rows.ts';

type Stored = EntityOf<'i18nlabels'>;

export type LabelDraft = {
  readonly rows: readonly LabelRow[];
  /** Changes by the key of their message; changes that make no difference are left out. */
  readonly changes: LabelChanges;
  readonly failure: unknown;
  /** Texts that the server refused, and typed ones that somebody else has changed meanwhile, by key. */
  readonly refused: ReadonlyMap<string, string>;
  /** Somebody else has saved first; the changes now stand on that state. */
  readonly isBehind: boolean;
  readonly isSaving: boolean;
  readonly change: (key: string, change: LabelChange) => void;
  /** Changes many at once; returns how many of them make a difference. */
  readonly changeAll: (next: readonly (readonly [key: string, change: LabelChange])[]) => number;
  readonly discard: () => void;
  /** Saves the labels; resolves to whether they were saved. */
  readonly save: () => Promise<boolean>;
};

const QUIET = { quiet: true } as const;
const NONE: LabelChanges = new Map();
const NOT_REFUSED: ReadonlyMap<string, string> = new Map();

/** Keeps the changes of a language's labels: all of them are saved at once, or none. */
export function useLabelDraft(
  language: Locale,
  messages: readonly BuiltMessage[],
  stored: Stored | undefined,
): LabelDraft {
  const { api } = useKernel();
  const queries = useQueryClient();
  const [base, setBase] = useState(stored);
  const form = `manage/i18nlabels/${language}`;
  const kept = useKeptChange<KeptLabels>(form);
  const [opened] = useState(() => openedWith(kept?.change, stored));
  const [typed, setTyped] = useState(opened.typed);
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState(opened.refused);
  const [isBehind, setBehind] = useState(opened.refused.size > 0);
  const [isSaving, setSaving] = useState(false);

  const rows = useMemo(() => labelRows(messages, base?.data.entries ?? []), [messages, base]);
  const changes = useMemo(() => effective(rows, typed), [rows, typed]);
  useKeepChange(form, changes.size > 0 ? keptLabels(changes, base) : null);
  const change = useCallback((key: string, next: LabelChange) => {
    setTyped((now) => new Map(now).set(key, { ...now.get(key), source: undefined, ...next }));
    setRefused((now) => (now.has(key) ? without(now, key) : now));
  }, []);

  const send = (entries: readonly LabelEntry[]) =>
    base === undefined
      ? api.call(
          'POST eav/entity/create',
          { entityclass: 'i18nlabels', data: { language, entries } },
          QUIET,
        )
      : api.call(
          'POST eav/entity/updatefrompatch',
          { id: base.id, rev: base.rev, patch: { entries } },
          QUIET,
        );
  const follow = async () => {
    const attributeFilter = { field: 'language', comparison: 'eq', value: language } as const;
    const [newest] = await searchAllEntities(api, 'i18nlabels', { attributeFilter }, QUIET);
    const [before = [], now = []] = [base, newest].map((of) => of?.data.entries);
    const { kept, met } = changesOn(typed, before, now);
    setBase(newest);
    // Text that was typed while the newest state was read counts, too.
    setTyped(
      (next) => new Map([...next].filter(([key, of]) => kept.has(key) || typed.get(key) !== of)),
    );
    setBehind(true);
    setRefused(changedMeanwhile(met));
  };

  const begin = () => {
    setFailure(null);
    setRefused(NOT_REFUSED);
    setBehind(false);
  };
  return {
    rows,
    changes,
    failure,
    refused,
    isBehind,
    isSaving,
    change,
    changeAll: (next) => {
      setTyped((now) => new Map([...now, ...next]));
      setRefused(NOT_REFUSED);
      return effective(rows, new Map(next)).size;
    },
    discard: () => {
      begin();
      setTyped(NONE);
    },
    save: async () => {
      begin();
      setSaving(true);
      const entries = entriesAfter(rows, base?.data.entries ?? [], changes);
      try {
        const saved = await send(entries);
        setBase({ ...saved, data: { language, entries: [...entries] } });
        // Text that was typed meanwhile is not sent yet.
        setTyped((now) => new Map([...now].filter(([key, next]) => typed.get(key) !== next)));
        await queries.invalidateQueries({ queryKey: ['list', 'i18nlabels'] });
        return true;
      } catch (error) {
        if (LATE.includes(errorCodeOf(error))) await follow().catch(setFailure);
        else {
          setFailure(error);
          setRefused(refusedIn(error, entries));
        }
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}

const CHANGED = 'entities.revConflict';
/** The refusals that tell that another revision has been saved, or the first one. */
const LATE = [CHANGED, 'entities.notUnique'];

const changedMeanwhile = (keys: readonly string[]): ReadonlyMap<string, string> =>
  new Map(keys.map((key) => [key, CHANGED]));

/** Changes that were not saved when the session ended, and the labels that they were made upon. */
type KeptLabels = {
  readonly typed: readonly (readonly [key: string, change: LabelChange])[];
  readonly before: readonly LabelEntry[];
};

const keptLabels = (typed: LabelChanges, base: Stored | undefined): KeptLabels => ({
  typed: [...typed],
  before: (base?.data.entries ?? []).filter(({ key }) => typed.has(key)),
});

/** Returns the changes that the labels are opened with: kept ones, put on the present labels. */
function openedWith(kept: KeptLabels | undefined, stored: Stored | undefined) {
  if (kept === undefined) return { typed: NONE, refused: NOT_REFUSED };
  const typed = changesOn(new Map(kept.typed), kept.before, stored?.data.entries ?? []);
  return { typed: typed.kept, refused: changedMeanwhile(typed.met) };
}

function effective(rows: readonly LabelRow[], typed: LabelChanges): LabelChanges {
  if (typed.size === 0) return NONE;
  const changed = rows.flatMap((row) => {
    const change = typed.get(row.key);
    return change !== undefined && isChanged(row, change) ? [[row.key, change] as const] : [];
  });
  return new Map(changed);
}

const PLACE = /^data\.entries\.(\d+)\.label$/;

function refusedIn(error: unknown, sent: readonly LabelEntry[]): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return NOT_REFUSED;
  return new Map(
    error.details.flatMap(({ path, code }) => {
      const entry = sent[Number(PLACE.exec(path)?.[1] ?? Number.NaN)];
      return entry === undefined ? [] : [[entry.key, code] as const];
    }),
  );
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
