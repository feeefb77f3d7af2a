import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '#web/kernel/contract.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { regionSteps } from './rights.ts';
import { useReadAccountsAgain } from './use-user-calls.ts';

type Change = CallInput<'POST auth/accountmanage/updateaccount'>;

/** Saves the rights of an account; many regions of an authority by several saves, each on the one before. */
export function useSaveRights({ data }: EntityOf<'account'>) {
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
