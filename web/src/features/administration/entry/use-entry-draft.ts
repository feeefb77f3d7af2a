import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import type { AnyClassScreen } from '#shared/entities/class-screen.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { LoadList } from '#web/kernel/list-batch.ts';
import { useKeepChange, useKeptChange } from '#web/kernel/use-kept-change.ts';
import {
  type EntryData,
  type FieldChange,
  isSame,
  patchOf,
  rebase,
  withOwn,
} from './entry-changes.ts';
import { useCreateEntry } from './use-create-entry.ts';

export type EntryDraft = {
  readonly data: EntryData;
  /** The revision that the draft began from; null for a new entry. */
  readonly base: Entity | null;
  readonly failure: unknown;
  readonly isSaving: boolean;
  /** Fields that somebody else has changed meanwhile, and differently; null before that happens. */
  readonly clashes: readonly FieldChange[] | null;
  readonly change: (data: EntryData) => void;
  readonly discard: () => void;
  /** Takes the own value of a field that somebody else has changed. */
  readonly takeMine: (clash: FieldChange) => void;
  /** Saves the draft; resolves to the saved entry, undefined when it was refused. */
  readonly save: (reason: string) => Promise<Entity | undefined>;
};

/**
 * Keeps a change of an entry that is not saved yet, from the revision that its editor saw: a save on an old one is
 * refused.
 */
export function useEntryDraft(
  type: ScreenClassName,
  entry: Entity | null,
  begun: EntryData,
): EntryDraft {
  const { api, loadList } = useKernel();
  const queries = useQueryClient();
  const create = useCreateEntry(type);
  const [base, setBase] = useState(entry);
  const { search } = useLocation();
  const formOf = (of: Entity | null) => `manage/${type}/${of?.id ?? `new${search}`}`;
  const kept = useKeptChange<KeptEntry>(formOf(entry));
  const [opened] = useState(() => openedWith(kept?.change, entry?.data, begun));
  const [data, setData] = useState(opened.data);
  /** Holds what was typed while a save is under way, too. */
  const typed = useRef(data);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const [clashes, setClashes] = useState(opened.clashes);
  const from = base?.data ?? begun;
  useKeepChange(formOf(base), isSame(data, from) ? null : ({ from, data } satisfies KeptEntry));

  const put = (next: EntryData) => {
    typed.current = next;
    setData(next);
  };
  const send = (changeset: string): Promise<Entity> =>
    base === null
      ? create(data)
      : api.call(
          'POST eav/entity/updatefrompatch',
          { id: base.id, rev: base.rev, patch: patchOf(base.data, data), changeset },
          QUIET,
        );
  const follow = async (id: string) => {
    const newest = await api.call('GET eav/entity/get', { id }, QUIET);
    const rebased = rebase(from, typed.current, newest.data);
    setBase(newest);
    put(rebased.data);
    setClashes(rebased.clashes);
  };

  return {
    data,
    base,
    failure,
    isSaving,
    clashes,
    change: put,
    discard: () => {
      put(from);
      setFailure(null);
      setClashes(null);
    },
    takeMine: ({ field, after }) => {
      put({ ...typed.current, [field]: after });
      setClashes((now) => now?.filter((clash) => clash.field !== field) ?? null);
    },
    save: async (reason) => {
      setSaving(true);
      setFailure(null);
      setClashes(null);
      try {
        const saved = await send(reason);
        setBase(saved);
        // Text that was typed meanwhile is not sent yet.
        put(withOwn(rebase(data, typed.current, saved.data)));
        await queries.invalidateQueries();
        return saved;
      } catch (error) {
        await savedFirst(error, { type, base }, loadList)
          .then((id) => (id === undefined ? setFailure(error) : follow(id)))
          .catch(setFailure);
        return undefined;
      } finally {
        setSaving(false);
      }
    },
  };
}

/** A change that was not saved when the session ended, and the data that it began from. */
type KeptEntry = { readonly from: EntryData; readonly data: EntryData };

/** Returns the data that a form begins with: a kept change is put on the present state of its entry. */
function openedWith(
  kept: KeptEntry | undefined,
  now: EntryData | undefined,
  begun: EntryData,
): { readonly data: EntryData; readonly clashes: readonly FieldChange[] | null } {
  if (kept === undefined) return { data: now ?? begun, clashes: null };
  if (now === undefined) return { data: kept.data, clashes: null };
  const { data, clashes } = rebase(kept.from, kept.data, now);
  return { data, clashes: clashes.length > 0 ? clashes : null };
}

/** Returns the id of the entry that somebody else has saved first, where a save was refused for this. */
async function savedFirst(
  refused: unknown,
  { type, base }: { readonly type: ScreenClassName; readonly base: Entity | null },
  loadList: LoadList,
): Promise<string | undefined> {
  const code = errorCodeOf(refused);
  if (base !== null) return code === 'entities.revConflict' ? base.id : undefined;
  const { isSingle }: AnyClassScreen = classScreens[type];
  if (!isSingle || code !== 'entities.notUnique') return undefined;
  const [only] = await loadList(type, {});
  return only?.id;
}

const QUIET = { quiet: true } as const;
