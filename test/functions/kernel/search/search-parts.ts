import { randomBytes } from 'node:crypto';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import {
  type Compaction,
  compactShard,
} from '#functions/kernel/search/compaction/compact-shard.ts';
import { makeSearch, type SearchParts } from '#functions/kernel/search/make-search.ts';
import type { Search } from '#functions/kernel/search/search.ts';
import { layoutOfShard, type ShardLayout } from '#functions/kernel/search/shards/shard-layout.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { shardName, shardPk } from '#functions/kernel/store/keys.ts';
import { type Item, makeTableClient } from '#functions/kernel/store/table.ts';
import { firstUlidAt, makeUlids } from '#functions/kernel/store/ulid.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientStore } from '#test/support/patient-world.ts';
import { entityClasses } from './sample-class.ts';

export type SearchTest = Compaction & {
  readonly store: EntityStore;
  /** One more process: nothing warm. */
  readonly newSearch: (more?: Partial<SearchParts>) => Search;
  /** Time passes for everybody. */
  readonly wait: (seconds: number) => void;
  /** Everything that lies in the table for a market shard. */
  readonly shardItems: (kind: string) => Promise<Item[]>;
  /** Compacts a market shard as another process; each command to the table may be looked at before it is sent. */
  readonly compact: (
    kind: string,
    beforeCommand?: (name: string) => Promise<void>,
    more?: Pick<Compaction, 'scannedAStep'>,
  ) => ReturnType<typeof compactShard>;
  /** Writes a delta of a market shard once more, as if its save had come to the table only now. */
  readonly putDeltaAgain: (item: Item | undefined) => Promise<void>;
  /** What the table does some time after items have expired; it may leave some for later. */
  readonly removeExpired: (kind: string, isGone?: (item: Item) => boolean) => Promise<void>;
  /** Takes away whatever generations of a market shard lie in the table. */
  readonly removeChunks: (kind: string) => Promise<void>;
  readonly removeDeltas: (kind: string) => Promise<void>;
};

export const marketShard = (kind: string): string => shardName('sample', 'market', kind);

function layoutOf(kind: string, classes: typeof entityClasses = entityClasses): ShardLayout {
  const layout = layoutOfShard(classes, marketShard(kind));
  if (!layout) throw new Error('The class has no market.');
  return layout;
}

/** A fresh table with a store and searches of the sample class, on real local services, under a clock of its own. */
export async function searchTest(): Promise<SearchTest> {
  const { table, config } = await testServices();
  const client = makeTableClient();
  const files = makeS3Files({ bucket: config.BUCKET, pathStyle: config.S3_PATH_STYLE });
  let now = Date.parse('2026-03-02T08:00:00.000Z');
  const clock = { now: () => new Date(now) };
  const newGen = makeUlids(clock, randomBytes);
  const parts = { client, table, files, clock, newGen };
  const shardItems = async (kind: string): Promise<Item[]> => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': shardPk(marketShard(kind)) },
        ConsistentRead: true,
      }),
    );
    return Items;
  };
  const removeItems = async (kind: string, isGone: (item: Item) => boolean): Promise<void> => {
    const gone = (await shardItems(kind)).filter(isGone);
    const writes = gone.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    await writeBatch({ client, table }, writes);
  };
  return {
    ...parts,
    store: patientStore({ ...parts, entityClasses, newId: makeNewId(clock, randomBytes) }),
    newSearch: (more) => makeSearch({ ...parts, entityClasses, ...more }),
    wait: (seconds) => {
      now += seconds * 1000;
    },
    shardItems,
    compact: (kind, beforeCommand, more) => {
      const watched = beforeCommand ? watchedClient(beforeCommand) : client;
      const compaction = { ...parts, ...more, client: watched };
      return compactShard(compaction, marketShard(kind), layoutOf(kind));
    },
    putDeltaAgain: async (item) => {
      const sk = `D#${firstUlidAt(now)}`;
      await client.send(new PutCommand({ TableName: table, Item: { ...item, sk } }));
    },
    removeExpired: (kind, isGone = () => true) =>
      removeItems(kind, (item) => Number(item.expires) * 1000 <= now && isGone(item)),
    removeChunks: (kind) => removeItems(kind, ({ sk }) => String(sk).startsWith('C#')),
    removeDeltas: (kind) => removeItems(kind, ({ sk }) => String(sk).startsWith('D#')),
  };
}

/** A client whose commands can be held back, and whose answers can. */
export function watchedClient(
  beforeCommand: (name: string) => Promise<void>,
  afterCommand: (name: string) => Promise<void> = async () => {},
) {
  const client = makeTableClient();
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        await beforeCommand(String(commandName));
        const answer = await next(args);
        await afterCommand(String(commandName));
        return answer;
      },
    { step: 'initialize' },
  );
  return client;
}
