import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { replaceAccountInUse } from '#web/kernel/session/replace-account-in-use.ts';
import { useRedirect } from '#web/kernel/use-redirect.ts';
import { useSession } from '#web/kernel/use-session.ts';

type Move = CallInput<'POST livestock/user/updategeoposition'>;

/** Moves a location of sale on the map, whatever else of the account is changed meanwhile. */
export function useSetPosition() {
  const { api, session } = useKernel();
  const queries = useQueryClient();
  const redirect = useRedirect();
  const state = useSession();
  return useMutation({
    mutationFn: (move: Move) =>
      api.call('POST livestock/user/updategeoposition', move, { quiet: true }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes('account'),
      });
      if (state.status !== 'signedIn' || state.account.id !== saved.id) return;
      replaceAccountInUse(session, saved);
      redirect('afterProfileUpdate');
    },
  });
}
