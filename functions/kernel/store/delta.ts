import * as z from 'zod';
import { defined } from '#shared/kernel/defined.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { Row } from '#shared/kernel/row.ts';
import { deltaKey } from './keys.ts';
import { packJson, unpackJson } from './stored-json.ts';

/**
 * The change that one save makes to one search shard: the entity's row as of `rev`, or null when it lies in the shard
 * no more (moved or deleted). Of two deltas of an id the higher `rev` counts, whatever the order of their keys; merging
 * one twice changes nothing.
 */
export type Delta = {
  /** The key `D#<ulid>`: text order is time order. */
  readonly sk: string;
  readonly id: string;
  readonly rev: number;
  readonly row: Row | null;
  /** The `layoutMark` of the code that made the row. */
  readonly layout?: string | undefined;
};

const Value = z.union([z.string(), z.number(), z.boolean(), GeoPosition]);
const StoredRow = z.record(z.string(), z.array(Value));
const DeltaItem = z.object({
  sk: z.string(),
  id: z.string(),
  rev: z.number(),
  row: z.instanceof(Uint8Array).optional(),
  layout: z.string().optional(),
});

/**
 * The item `S#<shard>` / `D#<ulid>`: `{pk, sk, id, rev, row?, layout?}`; `row` is deflated JSON without empty
 * columns.
 */
export function encodeDelta(shard: string, ulid: string, delta: Omit<Delta, 'sk'>) {
  const { id, rev, row, layout } = delta;
  const key = { ...deltaKey(shard, ulid), id, rev };
  if (row === null) return key;
  return { ...key, row: packJson(withoutMeta(row)), ...defined({ layout }) };
}

/** Reads an item as it comes from the table. Absent columns hold no value. */
export function decodeDelta(item: Readonly<Record<string, unknown>>): Delta {
  const { sk, id, rev, row, layout } = DeltaItem.parse(item);
  if (row === undefined) return { sk, id, rev, row: null };
  return {
    sk,
    id,
    rev,
    row: { id: [id], rev: [rev], ...StoredRow.parse(JSON.parse(unpackJson(row))) },
    layout,
  };
}

function withoutMeta(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, values]) => name !== 'id' && name !== 'rev' && values.length > 0,
    ),
  );
}
