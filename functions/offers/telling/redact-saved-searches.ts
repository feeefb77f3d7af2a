import type { World } from '#functions/kernel/context.ts';
import { savedsearchesClass } from '#shared/offers/savedsearches.ts';

/** Removes the searches that an account kept, from every revision. It may run again. */
export async function redactSavedSearches(
  { store }: Pick<World, 'store'>,
  owner: string,
): Promise<void> {
  const id = await store.claimedBy(savedsearchesClass.name, 'owner', owner);
  if (id === undefined) return;
  await store.redact(savedsearchesClass, id, {
    data: () => ({ owner, searches: [] }),
    changeset: (changeset) => changeset,
    by: 'system',
  });
}
