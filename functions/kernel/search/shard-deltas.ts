import { type Delta, decodeDelta } from '../store/delta.ts';
import { deltaKey } from '../store/keys.ts';
import type { Item, Table } from '../store/table.ts';
import { firstUlidAt } from '../store/ulid.ts';
import { countItems, type KeyRange, queryItems } from './query-items.ts';

const AFTER_EVERY_ULID = '~';

/** Deltas made in `from` … `to` (milliseconds, the end excluded; all later ones without it). */
function rangeOf(shard: string, from: number, to?: number): KeyRange {
  const first = deltaKey(shard, firstUlidAt(from));
  const end = to === undefined ? AFTER_EVERY_ULID : firstUlidAt(to);
  return { pk: first.pk, from: first.sk, to: deltaKey(shard, end).sk };
}

/** Every delta acknowledged before the call that was made since, oldest first. */
export async function readDeltas(table: Table, shard: string, since: number): Promise<Delta[]> {
  const items = await queryItems(table, rangeOf(shard, since), { consistent: true });
  return items.map(decodeDelta);
}

/** As they lie in the table, for compaction. */
export function readDeltaItems(
  table: Table,
  shard: string,
  { from, to }: { from: number; to: number },
): Promise<Item[]> {
  return queryItems(table, rangeOf(shard, from, to), { consistent: true });
}

/** Are there so many deltas? Costs no more than reading them. */
export async function hasDeltas(
  table: Table,
  shard: string,
  { from, to, many }: { from: number; to: number; many: number },
): Promise<boolean> {
  return (await countItems(table, rangeOf(shard, from, to), many)) >= many;
}
