import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallName } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Returns the users of an account, and its open invitations. */
export function useAccess(account: string) {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['access', account],
    queryFn: ({ signal }) =>
      api.call('GET auth/accountmanage/getaccess', { account }, { signal, quiet: true }),
  });
}

/**
 * Makes one call that changes an account; everything shown of the account is read again before the call counts as
 * done.
 */
export function useUserCall<N extends CallName>(name: N) {
  const { api } = useKernel();
  const readAgain = useReadAccountsAgain();
  return useMutation({
    mutationFn: (input: CallInput<N>) => api.call(name, input, { quiet: true }),
    onSuccess: readAgain,
  });
}

/** Returns the function that reads everything again that is shown of accounts. */
export function useReadAccountsAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'access' || queryKey.includes('account'),
    });
}
