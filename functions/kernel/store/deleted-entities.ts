import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { defined } from '#shared/kernel/defined.ts';
import type { Page } from '#shared/kernel/page.ts';
import { deletedKey } from './keys.ts';
import { type PlannedWrite, unexpectedRefusal } from './planned-write.ts';
import type { SaveStep } from './save-step.ts';
import type { Table } from './table.ts';

/** The ids that one save has deleted of a class, for one account. */
const DeletedItem = z.object({ sk: z.string(), ids: z.array(z.string()) });

/**
 * Plans the record of what a save deletes, by the accounts whose redaction has to find it (`redactedWith`): one item
 * for each class and account, under the first of its ids, because nothing is deleted twice.
 */
export function planDeleted(steps: readonly SaveStep[], table: string): PlannedWrite[] {
  const lists = new Map<string, { entityclass: string; account: string; ids: string[] }>();
  for (const { entityClass, before, after } of steps) {
    if (before === undefined || after !== undefined) continue;
    const entityclass = entityClass.name;
    for (const account of new Set(entityClass.redactedWith?.(before.data))) {
      const { pk } = deletedKey(entityclass, account, '');
      const list = lists.get(pk) ?? { entityclass, account, ids: [] };
      list.ids.push(before.id);
      lists.set(pk, list);
    }
  }
  return [...lists.values()].map(({ entityclass, account, ids }) => ({
    write: {
      Put: { TableName: table, Item: { ...deletedKey(entityclass, account, ids[0] ?? ''), ids } },
    },
    refused: unexpectedRefusal,
  }));
}

/** Reads the ids that were deleted of a class for an account, in the portions in which they were deleted. */
export async function readDeleted(
  { client, table }: Table,
  { entityclass, account }: { readonly entityclass: string; readonly account: string },
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<string>> {
  const after = cursor === undefined ? undefined : deletedKey(entityclass, account, cursor);
  const { Items = [], LastEvaluatedKey: last } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': deletedKey(entityclass, account, '').pk },
      ConsistentRead: true,
      Limit: limit,
      ...defined({ ExclusiveStartKey: after }),
    }),
  );
  const lists = Items.map((item) => DeletedItem.parse(item));
  const next = last === undefined ? null : (lists.at(-1)?.sk ?? null);
  return { items: lists.flatMap(({ ids }) => ids), next };
}
