import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

type Deletion = CallOutput<'POST livestock/request/delete'>;
export type Deleted = Deletion['deleted'][number];
export type NotDeleted = Deletion['failed'][number];

export type OnDeleted = (deletion: Deletion) => void;

/** Deletes requests; lists and counts are asked for again. */
export function useDeletion(onDeleted: OnDeleted) {
  const { api } = useKernel();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'POST livestock/request/delete'>) =>
      api.call('POST livestock/request/delete', input, { quiet: true }),
    onSuccess: onDeleted,
    // Also after a failure: of several, some may be gone.
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'request-process' }),
  });
}
