import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { useForgetOffers } from '../use-change-offer.ts';
import { type Outcome, type Problem, saveEdit } from './save-edit.ts';
import type { Edit } from './sheet-edits.ts';
import type { SheetEdits } from './use-sheet-edits.ts';

/** Offers that are saved at the same time. */
const AT_ONCE = 3;

/** Saves what is typed, each offer by itself, so that one that is refused does not hold up the others. */
export function useSaveSheet({ edits, rebase }: SheetEdits) {
  const t = useText();
  const { api, loadEntity } = useKernel();
  const forget = useForgetOffers();
  const notify = useNotify();
  const thisWeek = weekOf(new Date(useToday()));
  const [known, setKnown] = useState<ReadonlyMap<string, EntityOf<'offer'>>>(new Map());
  const [before, setBefore] = useState<ReadonlyMap<string, EntityOf<'offer'>>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());
  const take = ({ id, newest, problem }: Outcome) => {
    if (newest) {
      setKnown((now) => new Map([...now, [id, newest]]));
      rebase(newest);
    }
    if (problem) setProblems((now) => new Map([...now, [id, problem]]));
  };
  const run = useMutation({
    mutationFn: async (all: readonly Edit[]) => {
      const waiting = [...all];
      let saved = 0;
      const saveNext = async (): Promise<void> => {
        const edit = waiting.shift();
        if (edit === undefined) return;
        const outcome = await saveEdit({ api, loadEntity }, edit, thisWeek);
        if (outcome.problem === undefined) {
          saved += 1;
          setBefore((now) => new Map([[edit.base.id, edit.base], ...now]));
        }
        take(outcome);
        await saveNext();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, saveNext));
      return saved;
    },
    onSuccess: (saved) => {
      if (saved > 0) notify('success', t('offers.bulkSaved', { count: saved }));
    },
    onSettled: forget,
  });
  return {
    /** States of offers that are newer than those that were listed. */
    known,
    /** The offers as they were before their first save: what they promised then may be put back. */
    before,
    problems,
    isSaving: run.isPending,
    forget: () => setProblems(new Map()),
    save: () => {
      setProblems(new Map());
      run.mutate([...edits.values()]);
    },
  };
}
export type SaveSheet = ReturnType<typeof useSaveSheet>;
