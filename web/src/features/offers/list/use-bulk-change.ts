import type { ActResult } from '#web/components/data-table/each-row.ts';
import { useEachRow } from '#web/components/data-table/use-each-row.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { saveAvailability, undoSteps, type Wanted } from './save-availability.ts';

type Offer = EntityOf<'offer'>;
/** An offer in its newest revision, and the states that it is to have one after the other. */
type Task = Offer & { readonly steps: readonly Wanted[] };

/** Sets one state for many offers, each in a save of its own, and tells the result with the way back. */
export function useBulkChange(tell: (result: ActResult<Offer>) => void) {
  const t = useText();
  const { api } = useKernel();
  const { progress, run } = useEachRow<Task>();
  const save = async (tasks: readonly Task[]) => {
    const saved: Task[] = [];
    const result = await run(tasks, async (task) => {
      let { rev } = task;
      for (const step of task.steps) rev = await saveAvailability(api, { id: task.id, rev }, step);
      saved.push({ ...task, rev });
    });
    const count = result.refused.length;
    return { ...result, saved, texts: count === 0 ? [] : [t('offers.bulkRefused', { count })] };
  };
  const undo = async (saved: readonly Task[], from: Wanted) => {
    const result = await save(
      saved.map((task) => ({ ...task, steps: undoSteps(from, task.data) })),
    );
    tell({ ...result, title: t('offers.bulkUndone', { count: result.saved.length }) });
  };
  return {
    progress,
    set: async (offers: readonly Offer[], wanted: Wanted) => {
      const isSo = ({ data }: Offer) =>
        data.status === wanted.status && data.availableFrom === wanted.availableFrom;
      const others = offers.filter((offer) => !isSo(offer));
      const same = offers.length - others.length;
      const { saved, texts, ...result } = await save(
        others.map((offer) => ({ ...offer, steps: [wanted] })),
      );
      tell({
        ...result,
        title: t('offers.bulkSaved', { count: saved.length }),
        texts: [...(same > 0 ? [t('offers.bulkSame', { count: same })] : []), ...texts],
        ...(saved.length > 0 && { undo: () => void undo(saved, wanted) }),
      });
    },
  };
}
