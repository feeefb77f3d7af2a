import { type Layer, layerOf, removeRow } from '#functions/kernel/search/packing/layer.ts';
import { idAt, lowerRow, packId } from '#functions/kernel/search/packing/packed-id.ts';
import { packSegment, type SegmentRow } from '#functions/kernel/search/packing/packed-segment.ts';
import type { Delta } from '#functions/kernel/store/delta.ts';
import { revisionKey } from '#functions/kernel/store/keys.ts';
import { readItems } from '#functions/kernel/store/read-items.ts';
import { decodeRevision } from '#functions/kernel/store/revision.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { Row } from '#shared/kernel/row.ts';
import type { LoadedShard } from './loaded-shard.ts';
import type { ShardLayout } from './shard-layout.ts';

/** The number of rows that are made again at a time: unpacked rows take about twenty times the memory. */
const PORTION = 1000;

type Pinned = { readonly id: string; readonly rev: number };

/** Returns deltas as the present code makes them; the rows of those that other code has written are made again. */
export async function renewDeltas(
  table: Table,
  layout: ShardLayout,
  deltas: readonly Delta[],
): Promise<readonly Delta[]> {
  const others = deltas.filter(({ row, layout: mark }) => row !== null && mark !== layout.mark);
  if (others.length === 0) return deltas;
  const rows = await makeRows(table, layout, others);
  return deltas.map((delta) => {
    const row = others.includes(delta) ? rows.get(nameOf(delta)) : undefined;
    return row === undefined ? delta : { ...delta, row };
  });
}

/**
 * Makes rows of a generation that was just loaded again, from the revisions that they stand for: in the order of ids
 * those above `after`, at most `limit`. Returns the id up to which that is done, undefined when it is all of them.
 */
export async function renewRows(
  table: Table,
  { layers }: LoadedShard,
  layout: ShardLayout,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<string | undefined> {
  const [base] = layers;
  if (base === undefined) return undefined;
  const { ids, size } = base.segment;
  const first = firstAfter(base, after);
  const end = Math.min(size, first + limit);
  for (let from = first; from < end; from += PORTION) {
    const renewed = await renewPortion(table, base, layout, [from, Math.min(end, from + PORTION)]);
    if (renewed) layers.push(renewed);
  }
  return end < size ? idAt(ids, end - 1) : undefined;
}

/** Counts the rows with ids above `after` in a generation that was just loaded. */
export function countRows({ layers: [base] }: LoadedShard, after: string | undefined): number {
  return base === undefined ? 0 : base.segment.size - firstAfter(base, after);
}

function firstAfter({ segment: { ids, size } }: Layer, after: string | undefined): number {
  const words = after === undefined ? undefined : packId(after);
  if (!words) return 0;
  const row = lowerRow(ids, words);
  return row < size && idAt(ids, row) === after ? row + 1 : row;
}

async function renewPortion(
  table: Table,
  base: Layer,
  layout: ShardLayout,
  [from, end]: readonly [number, number],
): Promise<Layer | undefined> {
  const { ids, revs } = base.segment;
  const pinned = Array.from({ length: end - from }, (_, n) => ({
    place: from + n,
    id: idAt(ids, from + n),
    rev: revs[from + n] ?? 0,
  }));
  const rows = await makeRows(table, layout, pinned);
  const fresh: SegmentRow[] = [];
  for (const { place, id, rev } of pinned) {
    const row = rows.get(nameOf({ id, rev }));
    if (row === undefined) continue;
    removeRow(base, place);
    if (row !== null) fresh.push({ id, rev, row });
  }
  return fresh.length > 0 ? layerOf(packSegment(fresh, layout.columns)) : undefined;
}

/**
 * Makes rows by `nameOf`; null for an entity that lies in another shard now. Entities without their revision are left
 * out: their packed rows stay.
 */
async function makeRows(
  table: Table,
  { entityClass, rowFor }: ShardLayout,
  pinned: readonly Pinned[],
): Promise<ReadonlyMap<string, Row | null>> {
  const keys = pinned.map(({ id, rev }) => revisionKey(id, rev));
  // Only a redaction changes a revision; redacted data must not be read in its former form.
  const items = await readItems(table, keys, { consistent: true });
  const revisions = items.map(decodeRevision).filter(({ deleted }) => !deleted);
  return new Map(
    revisions
      .filter(({ entity }) => entity.entityclass === entityClass)
      .map(({ entity }) => [nameOf(entity), rowFor(entity)]),
  );
}

const nameOf = ({ id, rev }: Pinned): string => `${id} ${rev}`;
