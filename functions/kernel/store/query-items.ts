import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { defined } from '#shared/kernel/defined.ts';
import type { Item, Table } from './table.ts';

export type KeyRange = {
  readonly pk: string;
  /** First and last sort key, both included. */
  readonly from: string;
  readonly to: string;
};

/** All items of a range, in the order of their keys. */
export async function queryItems(
  { client, table }: Table,
  { pk, from, to }: KeyRange,
  { consistent }: { consistent: boolean },
): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ConsistentRead: consistent,
        ...defined({ ExclusiveStartKey }),
      }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

/** How many items a range holds, counted up to `most`. */
export async function countItems(
  { client, table }: Table,
  { pk, from, to }: KeyRange,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let count = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        Select: 'COUNT',
        ...(Number.isFinite(most) && { Limit: most - count }),
        ...defined({ ExclusiveStartKey }),
      }),
    );
    count += page.Count ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && count < most);
  return count;
}
