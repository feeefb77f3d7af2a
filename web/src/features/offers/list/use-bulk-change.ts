import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useForgetOffers } from '../use-change-offer.ts';
import { saveAvailability, undoSteps, type Wanted } from './save-availability.ts';

type Offer = EntityOf<'offer'>;
type Saved = { readonly offer: Offer; readonly rev: number };
export type BulkResult = {
  readonly wanted: Wanted | 'undo';
  readonly saved: readonly Saved[];
  /** Offers that had the state before. */
  readonly same: readonly Offer[];
  readonly refused: readonly { readonly offer: Offer; readonly error: unknown }[];
};
type Task = { readonly offer: Offer; readonly rev: number; readonly steps: readonly Wanted[] };

/** Sets one state for many offers: each is a save of its own, so that one that is refused does not hold up the others. */
export function useBulkChange() {
  const { api } = useKernel();
  const forget = useForgetOffers();
  const [done, setDone] = useState(0);
  const run = useMutation({
    mutationFn: async ({
      tasks,
      ...rest
    }: Pick<BulkResult, 'wanted' | 'same'> & { readonly tasks: readonly Task[] }) => {
      const saved: Saved[] = [];
      const refused: BulkResult['refused'][number][] = [];
      for (const [at, { offer, rev, steps }] of tasks.entries()) {
        setDone(at);
        try {
          let newest = rev;
          for (const step of steps) {
            newest = await saveAvailability(api, { id: offer.id, rev: newest }, step);
          }
          saved.push({ offer, rev: newest });
        } catch (error) {
          refused.push({ offer, error });
        }
      }
      return { ...rest, saved, refused } satisfies BulkResult;
    },
    onSettled: forget,
  });
  useCloseQuestion(run.isPending);
  const result = run.data;
  return {
    result,
    isRunning: run.isPending,
    done,
    total: run.variables?.tasks.length ?? 0,
    set: (offers: readonly Offer[], wanted: Wanted) => {
      const isSo = ({ data }: Offer) =>
        data.status === wanted.status && data.availableFrom === wanted.availableFrom;
      const tasks = offers
        .filter((offer) => !isSo(offer))
        .map((offer) => ({ offer, rev: offer.rev, steps: [wanted] }));
      run.mutate({ wanted, tasks, same: offers.filter(isSo) });
    },
    undo: undoOf(result, (tasks) => run.mutate({ wanted: 'undo', tasks, same: [] })),
    close: run.reset,
  };
}

function undoOf(
  result: BulkResult | undefined,
  run: (tasks: readonly Task[]) => void,
): (() => void) | undefined {
  const wanted = result?.wanted;
  if (!result || wanted === undefined || wanted === 'undo' || result.saved.length === 0) {
    return undefined;
  }
  return () =>
    run(
      result.saved.map(({ offer, rev }) => {
        const { status, availableFrom } = offer.data;
        return { offer, rev, steps: undoSteps(wanted, { status, availableFrom }) };
      }),
    );
}
