import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { defined } from '#shared/kernel/defined.ts';
import { eachPage } from './each-page.ts';
import { deltaKey, shardPk } from './keys.ts';
import type { Table } from './table.ts';

const Found = z.object({ pk: z.string(), sk: z.string() });
const FIRST = '';
const AFTER_EVERY_ULID = '~';

/**
 * Deletes the deltas of an entity's revisions up to `upTo`. It is safe for every reader as soon as a delta of a later
 * revision lies in each of the shards: of an id the highest revision counts. Rows that an earlier compaction packed
 * go with the next one of that shard.
 */
export async function eraseDeltas(
  table: Table,
  id: string,
  { shards, upTo }: { shards: ReadonlySet<string>; upTo: number },
): Promise<void> {
  for (const shard of shards) {
    for (const Key of await findDeltas(table, shard, { id, upTo })) {
      await table.client.send(new DeleteCommand({ TableName: table.table, Key }));
    }
  }
}

async function findDeltas(
  { client, table }: Table,
  shard: string,
  { id, upTo }: { id: string; upTo: number },
): Promise<z.infer<typeof Found>[]> {
  const deltas: z.infer<typeof Found>[] = [];
  const readPage = async (ExclusiveStartKey: Record<string, unknown> | undefined) => {
    const { Items = [], LastEvaluatedKey: next } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        FilterExpression: 'id = :id AND rev <= :upTo AND attribute_exists(#row)',
        ProjectionExpression: 'pk, sk',
        ExpressionAttributeNames: { '#row': 'row' },
        ExpressionAttributeValues: {
          ':pk': shardPk(shard),
          ':from': deltaKey(shard, FIRST).sk,
          ':to': deltaKey(shard, AFTER_EVERY_ULID).sk,
          ':id': id,
          ':upTo': upTo,
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
