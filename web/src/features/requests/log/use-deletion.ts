import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActResult } from '#web/components/data-table/each-row.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Request } from '../use-request.ts';

type Deletion = CallOutput<'POST livestock/request/delete'>;
export type Deleted = Deletion['deleted'][number];
export type NotDeleted = Deletion['failed'][number];

export type OnDeleted = (deletion: Deletion) => void;

/** Returns the results of the rows to delete: requests that stay are still selected. */
export const asActResult = (
  { deleted, failed }: Deletion,
  rows: readonly Request[],
): ActResult<Request> => ({
  done: rows.filter(({ id }) => deleted.some((gone) => gone.id === id)),
  refused: rows.flatMap((row) => {
    const stays = failed.find(({ id }) => id === row.id);
    return stays ? [{ row, error: deletionError(stays) }] : [];
  }),
});

/** Returns the reason for which a request stays, as a failure with a text. */
export const deletionError = ({ code }: NotDeleted): ApiError =>
  new ApiError({ code, message: code, status: 409 });

/** Deletes requests; lists and counts are asked for again. */
export function useDeletion(onDeleted: OnDeleted) {
  const { api } = useKernel();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'POST livestock/request/delete'>) =>
      api.call('POST livestock/request/delete', input, { quiet: true }),
    onSuccess: onDeleted,
    // Lists are asked for again also after a failure: some of several requests may be gone.
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'request-process' }),
  });
}
