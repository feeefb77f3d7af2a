import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Entity } from '#shared/kernel/entity.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Deletes an entry; a refusal, as where something uses it since, is told by a notification. */
export function useDeleteEntry({ id }: Entity, onDone: () => void) {
  const { api } = useKernel();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('POST eav/entity/delete', { id }),
    onSuccess: async () => {
      onDone();
      await queries.invalidateQueries();
    },
  });
}
