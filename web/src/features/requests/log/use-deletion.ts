import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActResult } from '#web/components/data-table/each-row.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Request } from '../use-request.ts';

type Deletion = CallOutput<'POST livestock/request/delete'>;
export type Deleted = Deletion['deleted'][number];

export type OnDeleted = (deletion: Deletion) => void;

/** Returns the rows that stay, each with the reason as a failure with a text. */
export const refusedOf = (
  { failed }: Deletion,
  rows: readonly Request[],
): ActResult<Request>['refused'] =>
  failed.flatMap(({ id, code }) => {
    const row = rows.find((request) => request.id === id);
    return row ? [{ row, error: new ApiError({ code, message: code, status: 409 }) }] : [];
  });

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
