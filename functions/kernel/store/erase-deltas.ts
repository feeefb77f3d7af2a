import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import { eachPage } from './each-page.ts';
import { deltaKey, shardPk } from './keys.ts';
import type { Table } from './table.ts';
import { firstUlidAt } from './ulid.ts';

const Found = z.object({ pk: z.string(), sk: z.string() });

/** The difference that two clocks may have: the key of a delta has the time of the process that saved its revision. */
const SKEW_MS = 10 * MINUTE_MS;

/**
 * Deletes the deltas of a revision, in the shards in which it lay. It is safe for every reader as soon as a delta of a
 * later revision lies in each of the shards: of an id the highest revision counts. Rows that an earlier compaction
 * packed go with the next one of that shard.
 */
export async function eraseDeltas(
  table: Table,
  revision: Entity,
  shards: readonly string[],
): Promise<void> {
  await Promise.all(
    shards.map(async (shard) => {
      for (const Key of await findDeltas(table, shard, revision)) {
        await table.client.send(new DeleteCommand({ TableName: table.table, Key }));
      }
    }),
  );
}

/**
 * Finds deltas around the time of the revision: a busy shard has those of days, which would all be read for every
 * revision.
 */
async function findDeltas(
  { client, table }: Table,
  shard: string,
  { id, rev, updated }: Entity,
): Promise<z.infer<typeof Found>[]> {
  const deltas: z.infer<typeof Found>[] = [];
  const saved = Date.parse(updated);
  const readPage = async (ExclusiveStartKey: Record<string, unknown> | undefined) => {
    const { Items = [], LastEvaluatedKey: next } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        FilterExpression: 'id = :id AND rev = :rev AND attribute_exists(#row)',
        ProjectionExpression: 'pk, sk',
        ExpressionAttributeNames: { '#row': 'row' },
        ExpressionAttributeValues: {
          ':pk': shardPk(shard),
          ':from': deltaKey(shard, firstUlidAt(saved - SKEW_MS)).sk,
          ':to': deltaKey(shard, firstUlidAt(saved + SKEW_MS)).sk,
          ':id': id,
          ':rev': rev,
        },
        ConsistentRead: true,
        ...defined({ ExclusiveStartKey }),
      }),
    );
    return { items: Items.map((item) => Found.parse(item)), next };
  };
  for await (const { items } of eachPage(readPage)) deltas.push(...items);
  return deltas;
}
