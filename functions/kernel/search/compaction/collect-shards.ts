import type { Clock } from '#functions/kernel/ports/clock.ts';
import { idAt } from '#functions/kernel/search/packing/packed-id.ts';
import {
  type PackedSegment,
  packSegment,
  type RowPlace,
  repackSegment,
  type SegmentRow,
} from '#functions/kernel/search/packing/packed-segment.ts';
import { layoutOfShard, type ShardLayout } from '#functions/kernel/search/shards/shard-layout.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import type { Key } from '#functions/kernel/store/keys.ts';
import type { Revision } from '#functions/kernel/store/revision.ts';
import { shardsOf } from '#functions/kernel/store/shards-of.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { scanHeads } from './scan-heads.ts';

/** The rows that one scan of the table keeps in memory: packed, some 200 bytes each. */
const ROWS_AT_ONCE = 500_000;
/** The rows that are packed at once: unpacked ones take some twenty times the memory. */
const PORTION = 1000;

export type ShardCollecting = Table & {
  readonly clock: Clock;
  readonly entityClasses: Readonly<Record<string, AnyEntityClass>>;
  /** The parts of the table that are read at the same time. */
  readonly segments: number;
  /** The rows in memory, `ROWS_AT_ONCE` by default. */
  readonly rowsAtOnce?: number;
  /** Called after each page with the numbers of read items and of newest revisions among them. */
  readonly tell?: (page: { readonly read: number; readonly heads: number }) => void;
};

/** A shard with the rows that it should have by the newest revisions. */
export type CollectedShard = {
  readonly shard: string;
  readonly layout: ShardLayout;
  readonly segment: PackedSegment;
  /** The beginning of the scan, in milliseconds. */
  readonly since: number;
};

/**
 * Reads the newest revisions and returns the shards that they make up. Shards that are asked for by name take one scan
 * of the table. Without a name these are all that have rows or a manifest: one scan counts the rows, and the rows are
 * then read in as many scans as memory demands. Shards of a class or group that does not exist any more are left out.
 */
export async function* collectShards(
  collecting: ShardCollecting,
  asked: readonly string[] | undefined,
): AsyncGenerator<readonly CollectedShard[]> {
  const parts = asked === undefined ? partsOf(await countRows(collecting), collecting) : [asked];
  for (const names of parts) yield await collectPart(collecting, names);
}

/** The rows of each shard, by name. */
async function countRows(collecting: ShardCollecting): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const count = (shard: string, rows: number) => counts.set(shard, (counts.get(shard) ?? 0) + rows);
  await scanAll(collecting, {
    ofHead: (head) => {
      for (const shard of new Set(shardsOf(collecting.entityClasses, head))) count(shard, 1);
    },
    ofManifest: (shard) => count(shard, 0),
  });
  return counts;
}

function partsOf(
  counts: ReadonlyMap<string, number>,
  { rowsAtOnce = ROWS_AT_ONCE }: ShardCollecting,
): string[][] {
  const parts: string[][] = [];
  let rows = Number.POSITIVE_INFINITY;
  for (const [shard, count] of [...counts].toSorted(([key], [other]) => (key < other ? -1 : 1))) {
    if (rows + count > rowsAtOnce) {
      parts.push([]);
      rows = 0;
    }
    parts.at(-1)?.push(shard);
    rows += count;
  }
  return parts;
}

async function collectPart(
  collecting: ShardCollecting,
  wanted: readonly string[],
): Promise<CollectedShard[]> {
  const since = collecting.clock.now().getTime();
  const shards = new Map<string, Collected>();
  for (const shard of wanted) {
    const layout = layoutOfShard(collecting.entityClasses, shard);
    if (layout) shards.set(shard, { layout, places: [] });
  }
  const packers = new Map<string, Packer>();
  await scanAll(collecting, {
    ofHead: (head) => {
      const names = new Set(shardsOf(collecting.entityClasses, head));
      for (const [lane, shard] of [...names].entries()) {
        const collected = shards.get(shard);
        if (collected) addRow(packers, collected, head, lane);
      }
    },
  });
  for (const packer of packers.values()) packer.pack();
  return [...shards].map(([shard, { layout, places }]) => {
    const sorted = places.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
    return { shard, layout, since, segment: repackSegment(sorted, layout.columns) };
  });
}

const idOf = ({ segment, row }: RowPlace): string => idAt(segment.ids, row);

type Collected = { readonly layout: ShardLayout; readonly places: RowPlace[] };
type Packer = {
  readonly add: (row: SegmentRow, places: RowPlace[]) => void;
  readonly pack: () => void;
};

/**
 * Rows of many shards are packed together as long as they have the same columns, since most shards are small. An entity
 * that lies in several shards of a group has a packer for each: ids in a segment are distinct.
 */
function addRow(
  packers: Map<string, Packer>,
  { layout, places }: Collected,
  { entity }: Revision,
  lane: number,
): void {
  const row = layout.rowFor(entity);
  if (row === null) return;
  const name = `${layout.entityClass} ${layout.mark} ${lane}`;
  const packer = packers.get(name) ?? makePacker(layout);
  packers.set(name, packer);
  packer.add({ id: entity.id, rev: entity.rev, row }, places);
}

function makePacker({ columns }: ShardLayout): Packer {
  let waiting = new Map<string, { row: SegmentRow; places: RowPlace[] }>();
  const pack = () => {
    const segment = packSegment(
      [...waiting.values()].map(({ row }) => row),
      columns,
    );
    for (let row = 0; row < segment.size; row++) {
      waiting.get(idAt(segment.ids, row))?.places.push({ segment, row });
    }
    waiting = new Map();
  };
  return {
    pack,
    add: (row, places) => {
      waiting.set(row.id, { row, places });
      if (waiting.size === PORTION) pack();
    },
  };
}

type Visitor = {
  readonly ofHead: (head: Revision) => void;
  readonly ofManifest?: (shard: string) => void;
};

async function scanAll(collecting: ShardCollecting, visitor: Visitor): Promise<void> {
  const { segments, tell } = collecting;
  const scanPart = async (segment: number) => {
    const part = { segment, of: segments };
    const withManifests = visitor.ofManifest !== undefined;
    const pages = eachPage((after: Key | undefined) =>
      scanHeads(collecting, { after, part, withManifests }),
    );
    for await (const { heads, shards, read } of pages) {
      for (const head of heads) visitor.ofHead(head);
      for (const shard of shards) visitor.ofManifest?.(shard);
      tell?.({ read, heads: heads.length });
    }
  };
  await Promise.all(Array.from({ length: segments }, (_, segment) => scanPart(segment)));
}
