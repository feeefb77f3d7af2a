import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useUnanswered } from '#web/kernel/use-unanswered.ts';
import { useReadAccountsAgain } from './use-user-calls.ts';

type NewAccount = CallInput<'POST auth/accountmanage/createaccount'>;
const QUIET = { quiet: true } as const;

/** Makes an account: the same attempt that got no answer before makes no second one. */
export function useMakeAccount() {
  const { api } = useKernel();
  const readAgain = useReadAccountsAgain();
  const { unanswered, attempt } = useUnanswered<NewAccount>();
  return useMutation({
    mutationFn: (input: NewAccount) => {
      const before = unanswered.current?.input;
      if (JSON.stringify(before) !== JSON.stringify(input)) unanswered.current = null;
      return attempt(input, (key) =>
        api.call('POST auth/accountmanage/createaccount', { ...input, key }, QUIET),
      );
    },
    onSuccess: readAgain,
  });
}
