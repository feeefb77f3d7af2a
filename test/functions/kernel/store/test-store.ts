import { randomUUID } from 'node:crypto';
import { DeleteCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Delta, decodeDelta } from '#functions/kernel/store/delta.ts';
import { revisionKey } from '#functions/kernel/store/keys.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { type Item, makeTableClient } from '#functions/kernel/store/table.ts';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { administratorsWrite } from '#shared/kernel/master-data-rights.ts';
import { testServices } from '#test/support/local-services.ts';

const Animal = z.strictObject({
  name: z.string(),
  herd: z.string(),
  tags: z.array(z.string()).optional(),
  weight: z.number().optional(),
});
export type Animal = z.infer<typeof Animal>;

/** A small class: one shard for all, one a herd, one never searched; ear tags are unique. */
export const animalClass = defineEntityClass({
  name: 'animal',
  personal: 'none',
  schema: Animal,
  groups: {
    all: {
      columns: { name: 'text', weight: 'number' },
      keys: () => ['all'],
      open: () => true,
      choose: () => ['all'],
    },
    herd: {
      columns: { name: 'text' },
      keys: ({ data }) => [data.herd],
      open: () => true,
      choose: () => undefined,
    },
    right: {
      indexed: false,
      columns: {},
      keys: ({ data }) => data.tags ?? [],
      open: () => false,
      choose: () => undefined,
    },
  },
  write: administratorsWrite,
  unique: { tags: ({ tags = [] }) => tags.map((tag) => tag.toUpperCase()) },
  label: ({ name }) => name,
});

/** A store on a fresh table, with a clock that the test moves and a look at the raw items. */
export async function makeTestStore() {
  const { table, dynamodbEndpoint } = await testServices();
  const client = makeTableClient({ endpoint: dynamodbEndpoint });
  const time = { now: Date.parse('2026-03-02T08:00:00.000Z') };
  const parts = {
    client,
    table,
    entityClasses: { animal: animalClass },
    clock: { now: () => new Date(time.now) },
    newId: randomUUID,
    // A hundred saves wait for each other, on a machine with other work for longer than people do.
    saveTimeoutMs: 60_000,
  };
  return {
    ...parts,
    time,
    store: makeEntityStore(parts),
    /** Another process: the same table, other memory. */
    otherStore: () => makeEntityStore(parts),
    items: async (): Promise<Item[]> => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName: table }));
      return Items;
    },
    removeRevision: async (id: string, rev: number): Promise<void> => {
      await client.send(new DeleteCommand({ TableName: table, Key: { ...revisionKey(id, rev) } }));
    },
    deltas: async (shard: string): Promise<Delta[]> => {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :delta)',
          ExpressionAttributeValues: { ':pk': `S#${shard}`, ':delta': 'D#' },
        }),
      );
      return Items.map(decodeDelta);
    },
  };
}

export type TestStore = Awaited<ReturnType<typeof makeTestStore>>;

/** Creates one animal, by `keeper`. */
export async function createAnimal(
  { store }: Pick<TestStore, 'store'>,
  data: z.infer<typeof Animal>,
  id: string = randomUUID(),
) {
  const [entity] = await store.save({
    changes: [{ kind: 'create', id, entityclass: 'animal', data }],
    by: 'keeper',
    changeset: 'born',
  });
  if (entity === undefined) throw new Error('nothing was saved');
  return entity;
}
