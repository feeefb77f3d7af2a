import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
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
  table: Table,
  range: KeyRange,
  { consistent }: { consistent: boolean },
): Promise<Item[]> {
  const items: Item[] = [];
  const pages = pagesOf(table, range, () => ({ ConsistentRead: consistent }));
  for await (const { Items = [] } of pages) items.push(...Items);
  return items;
}

/** Counts the items of a range, up to `most`. */
export async function countItems(
  table: Table,
  range: KeyRange,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let count = 0;
  const pages = pagesOf(table, range, () => ({
    Select: 'COUNT',
    ...(Number.isFinite(most) && { Limit: most - count }),
  }));
  for await (const { Count = 0 } of pages) {
    count += Count;
    if (count >= most) break;
  }
  return count;
}

/** Yields the answers for a range, page by page; `asked` says besides how each is asked for. */
function pagesOf(
  { client, table }: Table,
  { pk, from, to }: KeyRange,
  asked: () => Pick<QueryCommandInput, 'ConsistentRead' | 'Select' | 'Limit'>,
) {
  return eachPage(async (ExclusiveStartKey: StoredKey | undefined) => {
    const { LastEvaluatedKey: next, ...page } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ...asked(),
        ...defined({ ExclusiveStartKey }),
      }),
    );
    return { ...page, next };
  });
}
