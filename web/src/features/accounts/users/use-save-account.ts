import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '#web/kernel/contract.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useReadAccountsAgain } from './use-user-calls.ts';

type Change = CallInput<'POST auth/accountmanage/updateaccount'>;

/** Saves a change of an account; many regions of an authority by several saves, each on the one before. */
export function useSaveAccount({ data }: EntityOf<'account'>) {
  const { api } = useKernel();
  const readAgain = useReadAccountsAgain();
  const save = (change: Change) =>
    api.call('POST auth/accountmanage/updateaccount', change, { quiet: true });
  return useMutation({
    mutationFn: async ({ rev, ...change }: Change) => {
      const wanted = change.staticData?.responsibleForRegions;
      if (!wanted) return save({ rev, ...change });
      const steps = regionSteps(data.staticData.responsibleForRegions, wanted);
      let last = rev;
      try {
        for (const responsibleForRegions of steps.slice(0, -1)) {
          const { account } = change;
          const staticData = { responsibleForRegions };
          ({ rev: last } = await save({ account, rev: last, staticData }));
        }
        return await save({ ...change, rev: last });
      } catch (error) {
        // The saves that went through show, and the rest can follow on top of them.
        if (last !== rev) await readAgain();
        throw error;
      }
    },
    onSuccess: readAgain,
  });
}

/** The regions that one save gives or takes at most: each is saved with it, and so are the authorities that had them. */
const REGIONS_A_SAVE = 15;

/**
 * Returns the regions of an authority after each of the saves that bring it from some to others: a save has its bounds.
 * The last are those that are wanted.
 */
export function regionSteps(before: readonly string[], wanted: readonly string[]): string[][] {
  const changes = [
    ...before.filter((region) => !wanted.includes(region)),
    ...wanted.filter((region) => !before.includes(region)),
  ];
  const count = Math.max(1, Math.ceil(changes.length / REGIONS_A_SAVE));
  return Array.from({ length: count }, (_, step) => {
    const changed = new Set(changes.slice(0, (step + 1) * REGIONS_A_SAVE));
    const kept = before.filter((region) => !changed.has(region));
    return [...kept, ...wanted.filter((region) => changed.has(region) && !kept.includes(region))];
  });
}
