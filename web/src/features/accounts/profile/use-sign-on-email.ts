import { useMutation, useQuery } from '@tanstack/react-query';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { claimsOf } from '#web/kernel/session/claims-of.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useReloadAccount } from './use-save-profile.ts';

/** Returns the address that the person signs in with, if the single sign-on vouches for it; otherwise null. */
export function useSignOnEmail(): string | null {
  const { session } = useKernel();
  const state = useSession();
  const user = state.status === 'signedIn' ? state.user : null;
  const { data = null } = useQuery({
    queryKey: ['signOnEmail', user],
    queryFn: async () => vouchedEmail(await session.signOnToken()),
    enabled: user !== null,
  });
  return data;
}

/** Has the address of the sign-in verified without a code. The account is read again afterwards. */
export function useVerifyBySignOn() {
  const { api, session } = useKernel();
  const reload = useReloadAccount();
  return useMutation({
    mutationFn: () =>
      session.withProof((token) =>
        api.call('POST mailer/verification/sso', { token }, { quiet: true }),
      ),
    onSettled: reload,
  });
}

function vouchedEmail(token: string | null): string | null {
  if (token === null) return null;
  const claims = claimsOf(token);
  const email: unknown = Reflect.get(claims, 'email');
  // Some providers write the claim as text.
  const isVouched = String(Reflect.get(claims, 'email_verified')) === 'true';
  return isVouched && typeof email === 'string' ? email : null;
}
