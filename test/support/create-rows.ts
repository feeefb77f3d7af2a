import { createHash } from 'node:crypto';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { World } from '#functions/kernel/context.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { type Table, tableClient } from '#functions/kernel/store/table.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';

/** Each with its claims and deltas, they fit a transaction. */
const ROWS_A_SAVE = 8;

export type NewRow = {
  readonly id: string;
  readonly entityclass: string;
  readonly data: object;
};

/** Returns a row whose data is as a save of the product would leave it. */
export const rowOf = (entityclass: EntityClassName, id: string, data: object): NewRow => ({
  id,
  entityclass,
  data: entityClasses[entityclass].schema.parse(data),
});

type Items = readonly Record<string, unknown>[];

/** Creates rows in their order, several a save: most of the time of a save is its way. */
export async function createRows(
  { store }: { readonly store: Pick<EntityStore, 'save'> },
  rows: readonly NewRow[],
): Promise<void> {
  for (let index = 0; index < rows.length; index += ROWS_A_SAVE) {
    const some = rows.slice(index, index + ROWS_A_SAVE);
    const changes = some.map((row) => ({ kind: 'create' as const, ...row }));
    await store.save({ changes, by: 'system', changeset: 'test' });
  }
}

/** The items of a table in which these rows were created at this time, by both. */
const created = new Map<string, Items>();

/**
 * Fills an empty table with the rows that a test begins with. The first test of a process saves them; the others, which
 * begin at the same time with the same rows, get a copy of the items that the saves have made.
 */
export async function beginWith(
  world: Pick<World, 'store' | 'clock' | 'config'>,
  rows: readonly NewRow[],
): Promise<void> {
  const { TABLE } = world.config;
  const begun = JSON.stringify([world.clock.now(), rows]);
  const key = createHash('sha256').update(begun).digest('hex');
  const items = created.get(key);
  const client = tableClient();
  if (items === undefined) {
    await createRows(world, rows);
    created.set(key, await itemsOf(client, TABLE));
  } else {
    const writes = items.map((Item) => ({ PutRequest: { Item } }));
    await writeBatch({ client, table: TABLE }, writes);
  }
}

async function itemsOf(client: Table['client'], table: string): Promise<Items> {
  const items: Record<string, unknown>[] = [];
  const pages = paginateScan({ client }, { TableName: table, ConsistentRead: true });
  for await (const { Items = [] } of pages) items.push(...Items);
  return items;
}
