import { useMutation } from '@tanstack/react-query';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { replaceAccountInUse } from '#web/kernel/session/replace-account-in-use.ts';
import { useSite } from '#web/kernel/site.ts';

/** Puts an uploaded picture beside the supplier's offers in the country of the site. */
export function useShowLogo() {
  const { api, session } = useKernel();
  const { country } = useSite();
  return useMutation({
    mutationFn: async (logo: string) => {
      const now = session.state.get();
      if (now.status !== 'signedIn') throw new Error('Nobody is signed in');
      const { data, rev } = now.account;
      const supData = profileOf(data).supData.map((entry) =>
        entry.country === country.id ? { ...entry, logo } : entry,
      );
      const input = { userData: { supData }, rev };
      replaceAccountInUse(
        session,
        await api.call('POST auth/account/updateaccount', input, { quiet: true }),
      );
    },
  });
}
