import type { ScreenClassName } from '#shared/class-screens.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchEntities } from '#web/kernel/search-entities.ts';
import { type Unanswered, useUnanswered } from '#web/kernel/use-unanswered.ts';
import { type EntryData, isSame, patchOf } from './entry-changes.ts';

/** The newest entries of a class among which an attempt is looked for. */
const NEWEST = 10;
const QUIET = { quiet: true } as const;

/**
 * Returns how an entry is created. Where an attempt before got no answer, the entry that it may have made is looked for
 * first, and changed by what was typed since: a bad connection makes no entry twice.
 */
export function useCreateEntry(type: ScreenClassName): (data: EntryData) => Promise<Entity> {
  const { api } = useKernel();
  const { unanswered, attempt } = useUnanswered<EntryData>();
  return async (data) => {
    const before = unanswered.current;
    const made = before === null ? undefined : await findMade(api, type, before);
    if (before === null || made === undefined) {
      return attempt(data, () =>
        api.call('POST eav/entity/create', { entityclass: type, data: { ...data } }, QUIET),
      );
    }
    const { id, rev } = made;
    const patch = patchOf(before.input, data);
    return Object.keys(patch).length === 0
      ? made
      : api.call('POST eav/entity/updatefrompatch', { id, rev, patch, changeset: 'edit' }, QUIET);
  };
}

/** Returns the entry that an attempt has made; undefined where the server did not take it. */
async function findMade(
  api: Pick<ApiClient, 'call'>,
  type: ScreenClassName,
  { input, since }: Unanswered<EntryData>,
): Promise<Entity | undefined> {
  const sorting = [{ field: 'updated', direction: 'desc' as const }];
  const search = { sorting, pagination: { limit: NEWEST } };
  const { items } = await searchEntities(api, type, search, QUIET);
  return items.find((entity: Entity) => {
    const asTyped = Object.entries(asKept(input)).every(([name, value]) =>
      isSame(entity.data[name], value),
    );
    return entity.rev === 1 && entity.updated > since && asTyped;
  });
}

/** Returns data as the server keeps it: its texts in one form of Unicode, without blanks around them. */
const asKept = (data: EntryData): EntryData =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? value.normalize('NFC').trim() : value,
  );
