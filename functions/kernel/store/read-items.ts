import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Item, Table } from './table.ts';

const KEYS_A_CALL = 100; // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 20;

/** The items of these keys, in no order; the unknown are left out. */
export async function readItems(
  { client, table }: Table,
  keys: readonly Key[],
  { consistent }: { consistent: boolean },
): Promise<Item[]> {
  const readChunk = async (chunk: readonly Key[]): Promise<Item[]> => {
    const items: Item[] = [];
    let wanted: Record<string, unknown>[] = chunk.map(({ pk, sk }) => ({ pk, sk }));
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0) await pause(FIRST_PAUSE_MS * 2 ** attempt);
      const answer = await client.send(
        new BatchGetCommand({
          RequestItems: { [table]: { Keys: wanted, ConsistentRead: consistent } },
        }),
      );
      items.push(...(answer.Responses?.[table] ?? []));
      wanted = answer.UnprocessedKeys?.[table]?.Keys ?? [];
      if (wanted.length === 0) return items;
    }
    throw new Error(`The table left ${wanted.length} keys unread after ${ATTEMPTS} attempts.`);
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
