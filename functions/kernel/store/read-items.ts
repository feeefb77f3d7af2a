import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { type Pauses, retryUntilResult } from './retry.ts';
import type { Item, Table } from './table.ts';

const KEYS_A_CALL = 100; // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
const PAUSES = { attempts: 8, firstPauseMs: 40 };

/** The items of these keys, in no order; the unknown are left out. */
export async function readItems(
  { client, table }: Table,
  keys: readonly Key[],
  { consistent, wait }: Pick<Pauses, 'wait'> & { readonly consistent: boolean },
): Promise<Item[]> {
  const readChunk = async (chunk: readonly Key[]): Promise<Item[]> => {
    const items: Item[] = [];
    let wanted: Record<string, unknown>[] = chunk.map(({ pk, sk }) => ({ pk, sk }));
    const result = await retryUntilResult(
      async () => {
        const answer = await client.send(
          new BatchGetCommand({
            RequestItems: { [table]: { Keys: wanted, ConsistentRead: consistent } },
          }),
        );
        items.push(...(answer.Responses?.[table] ?? []));
        wanted = answer.UnprocessedKeys?.[table]?.Keys ?? [];
        return wanted.length === 0 ? items : undefined;
      },
      { ...PAUSES, ...(wait && { wait }) },
    );
    if (result) return result;
    throw new Error(
      `The table left ${wanted.length} keys unread after ${PAUSES.attempts} attempts.`,
    );
  };
  return (await Promise.all(chunksOf(distinct(keys)).map(readChunk))).flat();
}

function distinct(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
}

function chunksOf(keys: readonly Key[]): Key[][] {
  return Array.from({ length: Math.ceil(keys.length / KEYS_A_CALL) }, (_, n) =>
    keys.slice(n * KEYS_A_CALL, (n + 1) * KEYS_A_CALL),
  );
}
