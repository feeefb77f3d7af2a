import { isDeepStrictEqual } from 'node:util';
import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#functions/kernel/store/keys.ts';
import { readItems } from '#functions/kernel/store/read-items.ts';
import type { Item } from '#functions/kernel/store/table.ts';
import { type BatchWrite, writeBatch } from '#functions/kernel/store/write-batch.ts';
import { defined } from '#shared/kernel/defined.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

/** A row at the restored moment, and the row now. */
export type Pair = { readonly was: Item | undefined; readonly is: Item | undefined };

export type Tables = {
  readonly client: DynamoDBDocumentClient;
  /** The name of the product's table. */
  readonly table: string;
  /** The name of the table with the rows of the moment. */
  readonly copy: string;
};

/** The parts of a table that are scanned at the same time. */
const SEGMENTS = 4;

/** Shows every row of a table, page by page. */
export async function eachPage(
  { client, table }: Pick<Tables, 'client' | 'table'>,
  visit: (items: readonly Item[]) => Promise<void> | void,
): Promise<void> {
  const scan = async (Segment: number) => {
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new ScanCommand({
          TableName: table,
          ConsistentRead: true,
          Segment,
          TotalSegments: SEGMENTS,
          ...defined({ ExclusiveStartKey }),
        }),
      );
      await visit(page.Items ?? []);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  };
  await Promise.all(Array.from({ length: SEGMENTS }, (_, segment) => scan(segment)));
}

/**
 * Shows every row that differs from the restored moment; `look` gets every row of then. Each table is read once whole,
 * and by key for the rows of the other.
 */
export async function eachDifference(
  { client, table, copy }: Tables,
  visit: (pairs: readonly Pair[]) => Promise<void> | void,
  look: (items: readonly Item[]) => void = () => {},
): Promise<void> {
  const rowsIn = async (name: string, items: readonly Item[]) => {
    const rows = await readItems({ client, table: name }, items.map(keyOf), { consistent: true });
    return new Map(rows.map((item) => [nameOf(item), item]));
  };
  await eachPage({ client, table: copy }, async (items) => {
    look(items);
    const present = await rowsIn(table, items);
    const pairs = items.map((was) => ({ was, is: present.get(nameOf(was)) }));
    await visit(pairs.filter(({ was, is }) => !isDeepStrictEqual(was, is)));
  });
  await eachPage({ client, table }, async (items) => {
    const past = await rowsIn(copy, items);
    const added = items.filter((item) => !past.has(nameOf(item)));
    await visit(added.map((is) => ({ was: undefined, is })));
  });
}

const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });
const nameOf = ({ pk, sk }: Item): string => `${pk}\n${sk}`;

/**
 * Returns the row that stands after the restore (`functions/README.md`, "The table"); undefined: none. It is almost
 * always the row of then. But numbers are not given out twice, acts that happen once (a mail) do not happen again,
 * and limits and codes go on as they are.
 */
function rowToStand({ was, is }: Pair, at: Date): Item | undefined {
  const pk = String((was ?? is)?.pk);
  if (/^[LP]#/.test(pk)) return is;
  // The marks of what a tally holds go back with the tally.
  if (pk.startsWith('X#mail#')) return is ?? unexpired(was, at);
  if (pk.startsWith('N#')) return Number(is?.last ?? 0) > Number(was?.last ?? 0) ? is : was;
  return unexpired(was, at);
}

function unexpired(item: Item | undefined, at: Date): Item | undefined {
  const isOver = item?.expires !== undefined && Number(item.expires) * SECOND_MS <= at.getTime();
  return isOver ? undefined : item;
}

/** Writes the rows of then into the product's table, one by one; returns how many were written. It may run again. */
export async function writeBack(tables: Tables, at: Date): Promise<number> {
  let written = 0;
  await eachDifference(tables, async (pairs) => {
    const writes = pairs.flatMap((pair) => writesFor(pair, at));
    await writeBatch(tables, writes);
    written += writes.length;
  });
  return written;
}

function writesFor(pair: Pair, at: Date): BatchWrite[] {
  const stands = rowToStand(pair, at);
  if (isDeepStrictEqual(stands, pair.is)) return [];
  if (stands) return [{ PutRequest: { Item: { ...stands } } }];
  return pair.is ? [{ DeleteRequest: { Key: keyOf(pair.is) } }] : [];
}

/** Counts the rows that are not yet as they are to stand. */
export async function countOthers(tables: Tables, at: Date): Promise<number> {
  let others = 0;
  await eachDifference(tables, (pairs) => {
    others += pairs.filter((pair) => writesFor(pair, at).length > 0).length;
  });
  return others;
}
