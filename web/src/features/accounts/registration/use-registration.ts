import { useMutation } from '@tanstack/react-query';
import type { Entity } from '#shared/kernel/entity.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useRedirect } from '#web/kernel/use-redirect.ts';

/** Proof of who registers: nothing for those who use an account already. */
export type Proof = { readonly token?: string };

/** Registers, goes into the new account, and on to where a hook leads, or `otherwise`. */
export function useRegistration<I>(
  register: (input: I, proof: Proof) => Promise<Entity>,
  otherwise: string = pathTo('Home'),
) {
  const t = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const { session } = useKernel();
  return useMutation({
    mutationFn: async (input: I) => {
      const isGuest = session.state.get().status !== 'signedIn';
      const account = await (isGuest
        ? session.withProof((token) => register(input, { token }))
        : register(input, {}));
      await session.switchAccount(account.id);
    },
    onSuccess: () => {
      notify('success', t('accounts.register.done'));
      redirect('afterRegistration', otherwise);
    },
  });
}
