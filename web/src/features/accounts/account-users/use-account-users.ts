import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

export type AccountUsers = CallOutput<'GET auth/account/getusers'>;
export type AccountUser = AccountUsers['users'][number];
export type FormerUser = AccountUsers['former'][number];
export type WaitingInvite = AccountUsers['invites'][number];

/** Returns the users of an account, and its open invitations; read again each time it is opened. */
export function useAccountUsers(account: string) {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['account-users', account],
    queryFn: ({ signal }) =>
      api.call('GET auth/account/getusers', { account }, { signal, quiet: true }),
    staleTime: 0,
  });
}

type ChangeName =
  | 'POST auth/account/inviteuser'
  | 'POST auth/account/resenduserinvite'
  | 'POST auth/account/revokeuserinvite'
  | 'POST auth/account/removeuser';

/**
 * Makes a call that changes the users or invitations of an account; the list is read again before the call counts as
 * done.
 */
export function useChangeUsers<N extends ChangeName>(name: N) {
  const { api } = useKernel();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>) => api.call(name, input, { quiet: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account-users'] }),
  });
}
