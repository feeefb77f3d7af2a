import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useForgetOffers } from '../use-change-offer.ts';
import { saveAvailability, undoSteps, type Wanted } from './save-availability.ts';

/** Sets an offer's availability at once; `undo` puts back what was there before the last change. */
export function useAvailability(offer: EntityOf<'offer'>) {
  const queries = useQueryClient();
  const change = useSaveAvailability(offer);
  const [last, setLast] = useState<{ readonly from: Wanted; readonly to: Wanted } | null>(null);
  const stored = { status: offer.data.status, availableFrom: offer.data.availableFrom };
  const present: Wanted = change.isPending ? change.variables : stored;
  // A change that came otherwise since, as with many others at once, is no step of this row.
  const before = last && isSame(last.to, present) ? last.from : null;
  return {
    /** The owner's choice shows at once, while it is being saved. */
    status: present.status,
    set: (wanted: Wanted) =>
      change.mutate(wanted, { onSuccess: () => setLast({ from: present, to: wanted }) }),
    undo:
      before &&
      (() => {
        setLast(null);
        for (const step of undoSteps(present, before)) change.mutate(step);
      }),
    error: change.error,
    reload: () => {
      change.reset();
      return queries.invalidateQueries();
    },
  };
}

const isSame = (state: Wanted, other: Wanted): boolean =>
  state.status === other.status && state.availableFrom === other.availableFrom;

/** One save after the other, each on the revision that the one before has made. */
function useSaveAvailability({ id, rev }: EntityOf<'offer'>) {
  const { api } = useKernel();
  const forget = useForgetOffers();
  const newest = useRef(rev);
  useEffect(() => {
    newest.current = Math.max(newest.current, rev);
  }, [rev]);
  return useMutation({
    scope: { id: `offer ${id}` },
    mutationFn: async (wanted: Wanted) => {
      newest.current = await saveAvailability(api, { id, rev: newest.current }, wanted);
    },
    onSuccess: forget,
  });
}
