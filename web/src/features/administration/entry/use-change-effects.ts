import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { usePaused } from '#web/kernel/use-paused.ts';
import { type EntryData, patchOf } from './entry-changes.ts';

/** Returns the effects of saving the change, as soon as nothing more is typed; none until the server has told them. */
export function useChangeEffects(base: Entity, data: EntryData): readonly ChangeEffect[] {
  const { api } = useKernel();
  const patch = patchOf(base.data, usePaused(data));
  const { data: told } = useQuery({
    queryKey: ['effects', base.id, base.rev, patch],
    queryFn: ({ signal }) =>
      api.call('POST admin/tellEffects', { id: base.id, patch }, { signal, quiet: true }),
    enabled: Object.keys(patch).length > 0,
    // A change that the server refuses is refused in words when it is saved.
    retry: false,
    placeholderData: keepPreviousData,
  });
  return told?.effects ?? [];
}
