import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { remainingOffergroup } from '#functions/masterdata/public.ts';
import { missingoffergroupClass } from '#shared/contact/missingoffergroup.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';

type FollowWorld = Pick<World, 'store' | 'search' | 'random'>;

/** The fields of the administration's own entities that name a breed. */
const NAMING = [
  { type: missingoffergroupClass, field: 'offergroup' },
  { type: offergroupClass, field: 'sameAs' },
] as const;

/**
 * Makes answers to missed breeds, and breeds that were merged before, name the remaining breed. This may run again.
 */
export async function followMerge(world: FollowWorld, merged: string): Promise<void> {
  const { store, search } = world;
  const find = (id: string) => store.latest(offergroupClass, id, { fresh: true });
  const remaining = await remainingOffergroup(find, merged);
  for (const { type, field } of NAMING) {
    const filter = { field, comparison: 'eq', value: merged } as const;
    const query = { entityClass: type.name, group: 'all', keys: ['all'], filter };
    for await (const ids of eachHit(search, query)) {
      for (const id of ids) await retryOnConflict(world, () => rename(id, field));
    }
  }

  async function rename(id: string, field: string): Promise<void> {
    const before = await store.untyped.latest(id, { fresh: true });
    if (before?.data[field] !== merged) return;
    await store.save({
      changes: [{ kind: 'update', before, data: { ...before.data, [field]: remaining } }],
      by: 'system',
      changeset: 'breeds merged',
    });
  }
}
