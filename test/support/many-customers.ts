import { encodeGeneration } from '#functions/kernel/search/packing/generation-bytes.ts';
import { packSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import { changeManifest, readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import {
  placeGeneration,
  type ShardStorage,
  writeGeneration,
} from '#functions/kernel/search/shards/stored-generation.ts';
import { revisionKey, shardName } from '#functions/kernel/store/keys.ts';
import { layoutMark } from '#functions/kernel/store/layout-mark.ts';
import { encodeRevision, makeRevision } from '#functions/kernel/store/revision.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountGroups } from '#shared/accounts/account-groups.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from './accounts.ts';
import { seededRandom } from './seeded-random.ts';

const FIRST = ['Anna', 'José', 'Grete', 'Øyvind', 'Hans-Peter', 'Zoë', 'Karl', 'Elżbieta', 'Uli'];
const LAST = ['Müller', 'Groß', 'Huber', 'Weiß', 'Şahin', 'Lindner', 'Dvořák', 'Nguyễn', 'Bauer'];
const FARMS = ['Biohof', 'Hof', 'Demeterhof', 'Arche-Hof', 'Landgut', 'Ziegenhof'];
const PLACES = ['am See', 'Sonnenberg', 'Obere Mühle', 'St. Pölten', 'Hügel', 'Waldrand'];

/** Farmers of a control body, all with different names and control numbers, as a large one has them. */
export function manyCustomers(count: number, ins: string): Entity<Account>[] {
  // Always the same people: searches and their prices are compared.
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index) => {
    const digits = String(index).padStart(7, '0');
    const person = `${random.pick(FIRST)} ${random.pick(LAST)}`;
    const name = `${random.pick(FARMS)} ${random.pick(PLACES)} ${digits.slice(2)} ${person}`;
    const customer = accountOf('AGR', name, {
      userData: {
        controlNumber: `276-${digits.slice(0, 3)}-${digits.slice(3)}`,
        address: { city: 'Landshut', citycode: '84028' },
        insData: [{ ins }],
      },
    });
    return { ...customer, id: random.uuid(), updated: '2026-01-01T00:00:00.000Z' };
  });
}

/** Stores their shard as compaction would have left it, and the revisions of those that a search will show. */
export async function storeCustomers(
  storage: ShardStorage,
  ins: string,
  customers: readonly Entity<Account>[],
): Promise<void> {
  const { columns, derived } = accountGroups.customer;
  const shard = shardName('account', 'customer', ins);
  const segment = packSegment(
    customers.map((customer) => ({
      id: customer.id,
      rev: customer.rev,
      row: rowOf(customer, columns, derived),
    })),
    columns,
  );
  const bytes = encodeGeneration({ segment, tombstones: [] });
  const placed = placeGeneration(shard, 'test', bytes.length);
  await writeGeneration(storage, shard, placed, bytes);
  const watermark = Date.parse('2026-02-01T00:00:00.000Z');
  await changeManifest(storage, shard, await readManifest(storage, shard), {
    current: placed,
    layout: layoutMark(accountGroups.customer),
    rows: customers.length,
    watermark,
    swept: watermark,
  });
}

export async function storeNewest(
  storage: ShardStorage,
  newest: readonly Entity<object>[],
): Promise<void> {
  const puts = newest.map((entity) => {
    const revision = makeRevision(
      { ...entity, updatedBy: 'system' },
      { changeset: 'test', deleted: false, redactedRevs: 0 },
    );
    return {
      PutRequest: { Item: encodeRevision(revisionKey(entity.id, entity.rev), revision) },
    };
  });
  await writeBatch(storage, puts);
}

/** What a control body asks when it looks for a customer. */
export function customerSearch(typed: string, limit = 20) {
  const found = customerFilter(typed);
  if (found === undefined) throw new Error(`too short: ${typed}`);
  const isFarmer: AttributeFilter = { field: 'staticData.role', comparison: 'eq', value: 'AGR' };
  return {
    entityClass: 'account',
    attributeFilter: { $and: [isFarmer, found] },
    pagination: { start: 0, limit },
    sorting: [{ field: 'staticData.name', direction: 'asc' as const }],
  };
}
