import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '#shared/accounts/profile.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { replaceAccountInUse } from '#web/kernel/session/replace-account-in-use.ts';
import { useRedirect } from '#web/kernel/use-redirect.ts';

/** Saves parts of the own profile; the rest of the page then stands on the newest revision. */
export function useSaveProfile() {
  const { api, session } = useKernel();
  const queries = useQueryClient();
  const redirect = useRedirect();
  return useMutation({
    mutationFn: async (userData: Profile) => {
      const now = session.state.get();
      if (now.status !== 'signedIn') throw new Error('Nobody is signed in');
      const { rev } = now.account;
      return api.call('POST auth/account/updateaccount', { userData, rev }, { quiet: true });
    },
    onSuccess: (saved) => {
      replaceAccountInUse(session, saved);
      void queries.invalidateQueries({ queryKey: ['entity', 'account'] });
      redirect('afterProfileUpdate');
    },
  });
}

/** Reads the own account again: after a conflict, and after a call that changed it aside. */
export function useReloadAccount(): () => Promise<void> {
  const { api, session } = useKernel();
  return async () =>
    replaceAccountInUse(session, await api.call('GET auth/account/getaccount', {}));
}
