import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { tellEffectsOfAll } from '#web/kernel/tell-effects.ts';
import { usePaused } from '#web/kernel/use-paused.ts';
import { type EntryData, patchOf } from './entry-changes.ts';

/** Asks for the effects of saving the change, as soon as nothing more is typed. */
export function useChangeEffects(
  base: Entity,
  data: EntryData,
): UseQueryResult<readonly ChangeEffect[]> {
  const { api } = useKernel();
  const patch = patchOf(base.data, usePaused(data));
  return useQuery({
    queryKey: ['effects', base.id, base.rev, patch],
    queryFn: ({ signal }) => tellEffectsOfAll(api, [{ id: base.id, patch }], signal),
    enabled: Object.keys(patch).length > 0,
    // A change that the server refuses is refused in words when it is saved.
    retry: false,
    placeholderData: keepPreviousData,
  });
}
