import { inParallel } from '#functions/kernel/in-parallel.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { claimKey, headKey, revisionKey, shardName } from '#functions/kernel/store/keys.ts';
import { encodeRevision, makeRevision } from '#functions/kernel/store/revision.ts';
import { type BatchWrite, writeBatch } from '#functions/kernel/store/write-batch.ts';
import { addToShard, type BulkStorage } from '#infra/demo/bulk/add-to-shard.ts';
import { makePendingRows, type PendingRows } from '#infra/demo/bulk/pending-rows.ts';
import { storedAs } from '#infra/demo/demo-entity.ts';
import { farmAccount } from '#infra/demo/people/build-farm-accounts.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import {
  type ManyOffers,
  type SuppliedOffers,
  suppliedOffer,
  supplyOffers,
} from './many-offers.ts';

const CHANGESET = 'demo data';
/** The table and the program that fills it work side by side. */
const LANES = 4;
const IDS_A_READ = 500;
const ACCOUNT_AGE_DAYS = 400;

export type BulkLoading = BulkStorage & { readonly store: Pick<EntityStore, 'untyped'> };

/**
 * Writes so many offers and their suppliers straight into the table: heads, revisions and search shards, without a
 * save for each. Existing suppliers and their offers are left alone. An account is written after everything that
 * belongs to it, so that the next run completes one that was broken off.
 */
export async function loadManyOffers(
  loading: BulkLoading,
  count: number,
  basis: ManyOffers,
): Promise<void> {
  const missing = await missingOf(loading.store, supplyOffers(count, basis));
  const pending = makePendingRows();
  await inParallel(missing, LANES, (supplied) =>
    writeOffers(loading, supplied, { basis, pending }),
  );
  const accounts = missing.map(({ supplier }) => {
    const made = new Date(basis.times.now.getTime() - ACCOUNT_AGE_DAYS * DAY_MS);
    return storedAs(farmAccount(supplier, basis.times), made);
  });
  for (const account of accounts) pending.add(account);
  await inParallel(pending.take(), LANES, async (shard) => {
    await addToShard(loading, shard);
  });
  await inParallel(accounts, LANES, (account) =>
    writeBatch(loading, entityWrites(account, CHANGESET)),
  );
}

async function writeOffers(
  loading: BulkLoading,
  supplied: SuppliedOffers,
  { basis, pending }: { basis: ManyOffers; pending: PendingRows },
): Promise<void> {
  const offers = Array.from({ length: supplied.count }, (_, index) =>
    suppliedOffer(supplied, index, basis),
  );
  for (const offer of offers) pending.add(offer);
  await writeBatch(
    loading,
    offers.flatMap((offer) => entityWrites(offer, CHANGESET)),
  );
  const own = shardName('offer', 'owner', supplied.supplier.id);
  for (const shard of pending.take(own)) await addToShard(loading, shard);
}

async function missingOf(
  store: BulkLoading['store'],
  all: readonly SuppliedOffers[],
): Promise<SuppliedOffers[]> {
  const known = new Set<string>();
  for (let index = 0; index < all.length; index += IDS_A_READ) {
    const ids = all.slice(index, index + IDS_A_READ).map(({ supplier }) => supplier.id);
    for (const { id } of await store.untyped.latestOf(ids, { fresh: true })) known.add(id);
  }
  return all.filter(({ supplier }) => !known.has(supplier.id));
}

/** The items of an entity as a save would leave them: head, revision and claims. */
function entityWrites(entity: Entity<object>, changeset: string): BatchWrite[] {
  const { id, rev, entityclass, data } = entity;
  const revision = makeRevision(
    { ...entity, updatedBy: 'system' },
    { changeset, deleted: false, redactedRevs: 0 },
  );
  const stored = encodeRevision(revisionKey(id, rev), revision);
  const claims = Object.entries(entityClassOf(entityclass)?.unique ?? {}).flatMap(
    ([field, valuesOf]) =>
      valuesOf(data).map((value) => ({ ...claimKey(entityclass, field, value), id })),
  );
  return [stored, { ...stored, ...headKey(id) }, ...claims].map(put);
}

const put = (Item: Record<string, unknown>): BatchWrite => ({ PutRequest: { Item } });
