import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { defined } from '#shared/kernel/defined.ts';
import { eachPage } from './each-page.ts';
import type { Item, Table } from './table.ts';

/** The key at which the next page begins. */
type StoredKey = Record<string, unknown>;

export type KeyRange = {
  readonly pk: string;
  /** The first and last sort key, both included. */
  readonly from: string;
  readonly to: string;
};

/** Returns all items of a range, in the order of their keys. */
export async function queryItems(
  { client, table }: Table,
  { pk, from, to }: KeyRange,
  { consistent }: { consistent: boolean },
): Promise<Item[]> {
  const items: Item[] = [];
  const readPage = async (ExclusiveStartKey: StoredKey | undefined) => {
    const { LastEvaluatedKey: next, ...page } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ConsistentRead: consistent,
        ...defined({ ExclusiveStartKey }),
      }),
    );
    return { ...page, next };
  };
  for await (const { Items = [] } of eachPage(readPage)) items.push(...Items);
  return items;
}

/** Counts the items of a range, up to `most`. */
export async function countItems(
  { client, table }: Table,
  { pk, from, to }: KeyRange,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let count = 0;
  const readPage = async (ExclusiveStartKey: StoredKey | undefined) => {
    const { LastEvaluatedKey: next, ...page } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        Select: 'COUNT',
        ...(Number.isFinite(most) && { Limit: most - count }),
        ...defined({ ExclusiveStartKey }),
      }),
    );
    return { ...page, next };
  };
  for await (const { Count = 0 } of eachPage(readPage)) {
    count += Count;
    if (count >= most) break;
  }
  return count;
}
