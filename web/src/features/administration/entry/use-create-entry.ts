import type { ScreenClassName } from '#shared/class-screens.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useUnanswered } from '#web/kernel/use-unanswered.ts';
import { type EntryData, patchOf } from './entry-changes.ts';

const QUIET = { quiet: true } as const;

/**
 * Returns how an entry is created. Where an attempt before got no answer, the entry that it may have made is changed by
 * what was typed since: a bad connection makes no entry twice.
 */
export function useCreateEntry(type: ScreenClassName): (data: EntryData) => Promise<Entity> {
  const { api } = useKernel();
  const { unanswered, attempt } = useUnanswered<EntryData>();
  return async (data) => {
    const before = unanswered.current;
    const made = await attempt(data, (key) =>
      api.call('POST eav/entity/create', { entityclass: type, data: { ...data }, key }, QUIET),
    );
    const patch = before === null ? {} : patchOf(before.input, data);
    if (Object.keys(patch).length === 0) return made;
    // The change may get no answer, too: what it says is said again.
    const rest = Object.entries(before?.input ?? {}).filter(
      ([name]) => !Object.hasOwn(patch, name),
    );
    unanswered.current = before && { ...before, input: Object.fromEntries(rest) };
    const { id, rev } = made;
    const change = { id, rev, patch, changeset: 'edit' };
    const changed = await api.call('POST eav/entity/updatefrompatch', change, QUIET);
    unanswered.current = null;
    return changed;
  };
}
