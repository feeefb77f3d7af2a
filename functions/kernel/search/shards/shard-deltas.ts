import type { Clock } from '#functions/kernel/ports/clock.ts';
import { type Delta, decodeDelta } from '#functions/kernel/store/delta.ts';
import { deltaKey } from '#functions/kernel/store/keys.ts';
import { countItems, type KeyRange, queryItems } from '#functions/kernel/store/query-items.ts';
import type { Item, Table } from '#functions/kernel/store/table.ts';
import { firstUlidAt } from '#functions/kernel/store/ulid.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

const AFTER_EVERY_ULID = '~';

/**
 * Returns the range of the deltas made in `from` … `to` (milliseconds, the end excluded; all later ones without it).
 */
function rangeOf(shard: string, from: number, to?: number): KeyRange {
  const first = deltaKey(shard, firstUlidAt(from));
  const end = to === undefined ? AFTER_EVERY_ULID : firstUlidAt(to);
  return { pk: first.pk, from: first.sk, to: deltaKey(shard, end).sk };
}

/**
 * Returns the deltas made since, oldest first: all that were acknowledged before the call, except expired ones. The
 * table removes expired deltas late and in any order: a row could come back after the delta of its removal is gone.
 * Deltas that are known by their key are not unpacked again.
 */
export async function readDeltas(
  table: Table & { readonly clock: Clock },
  shard: string,
  since: number,
  known: ReadonlySet<string> = NOTHING,
): Promise<{ readonly keys: ReadonlySet<string>; readonly deltas: readonly Delta[] }> {
  const items = await queryItems(table, rangeOf(shard, since), { consistent: true });
  const valid = unexpired(items, table.clock);
  return {
    keys: new Set(valid.map(({ sk }) => String(sk))),
    deltas: valid.filter(({ sk }) => !known.has(String(sk))).map(decodeDelta),
  };
}
const NOTHING: ReadonlySet<string> = new Set();

/** Reads deltas as they lie in the table, for compaction. */
export async function readDeltaItems(
  table: Table & { readonly clock: Clock },
  shard: string,
  { from, to }: { from: number; to: number },
): Promise<Item[]> {
  const items = await queryItems(table, rangeOf(shard, from, to), { consistent: true });
  return unexpired(items, table.clock);
}

function unexpired(items: readonly Item[], clock: Clock): Item[] {
  const now = clock.now().getTime();
  return items.filter(({ expires }) => expires === undefined || Number(expires) * SECOND_MS > now);
}

/** Tells whether a shard has so many deltas. It costs no more than reading them. */
export async function hasDeltas(
  table: Table,
  shard: string,
  { from, to, many }: { from: number; to: number; many: number },
): Promise<boolean> {
  return (await countItems(table, rangeOf(shard, from, to), many)) >= many;
}
