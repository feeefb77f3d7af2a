import { useState } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKeepChange, useKeptChange } from '#web/kernel/use-kept-change.ts';
import { changeWeeks, type RefusedWeek, type WantedWeek } from '../weeks/week-changes.ts';
import { changedWeeks, type Edit, type Edits, rebasedEdit, withEdit } from './sheet-edits.ts';
import type { SheetRow } from './use-sheet-rows.ts';

/** The name under which the device keeps what is typed when the session ends. */
const KEPT = 'weeks';
/** Actions that can be taken back, one after the other. */
const UNDO_STEPS = 50;

/** The entries that weeks of an offer are to have. */
export type WantedRow = { readonly row: SheetRow; readonly weeks: readonly WantedWeek[] };
/** Entries of a row that were not taken over. */
export type RefusedRow = { readonly row: SheetRow; readonly problem: RefusedWeek };

/** Keeps what is typed into the sheet until it is saved; each action can be taken back, and its result is told. */
export function useSheetEdits() {
  const t = useText();
  const kept = useKeptChange<readonly (readonly [string, Edit])[]>(KEPT);
  const [edits, setEdits] = useState<Edits>(new Map(kept?.change));
  useKeepChange(KEPT, edits.size === 0 ? null : [...edits]);
  const [steps, setSteps] = useState<readonly Edits[]>([]);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const [news, setNews] = useState('');
  const last = steps.at(-1);
  const step = (next: Edits) => {
    setSteps([...steps, edits].slice(-UNDO_STEPS));
    setEdits(next);
  };
  return {
    edits,
    changes: [...edits.values()].reduce((sum, edit) => sum + changedWeeks(edit).length, 0),
    refused,
    /** The result of the last action, for screen readers. */
    news,
    /** Changes weeks of offers; `bad`: entries of the same action that could not be read. */
    apply: (wanted: readonly WantedRow[], bad: readonly RefusedRow[] = []) => {
      const changes = wanted.map(({ row, weeks }) => ({
        row,
        change: changeWeeks(row.entries, weeks, row.window),
      }));
      const kept = changes.flatMap(({ row, change }) =>
        change.refused.map((problem) => ({ row, problem })),
      );
      const count = changes.reduce((sum, { change }) => sum + change.changed.length, 0);
      setRefused([...bad, ...kept]);
      setNews(t('offerform.week.changed', { count, refused: bad.length + kept.length }));
      if (count === 0) return;
      const all = changes.map(({ row, change }) => ({ base: row.offer, entries: change.entries }));
      step(all.reduce(withEdit, edits));
    },
    /** Puts what is typed into an offer on a newer state of it. */
    rebase: (newest: EntityOf<'offer'>) => {
      // Steps before it lead to a state that is no more.
      setSteps([]);
      setEdits((now) => {
        const edit = now.get(newest.id);
        return edit === undefined ? now : withEdit(now, rebasedEdit(edit, newest).edit);
      });
    },
    discard: () => {
      setRefused([]);
      step(new Map());
    },
    undo:
      last === undefined
        ? null
        : () => {
            setSteps(steps.slice(0, -1));
            setRefused([]);
            setNews(t('offerform.week.undone'));
            setEdits(last);
          },
  };
}
export type SheetEdits = ReturnType<typeof useSheetEdits>;
