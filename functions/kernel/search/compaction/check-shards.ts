import { isDeepStrictEqual } from 'node:util';
import { inParallel } from '#functions/kernel/in-parallel.ts';
import { isRowRemoved } from '#functions/kernel/search/packing/layer.ts';
import { valuesAt } from '#functions/kernel/search/packing/packed-column.ts';
import { idAt } from '#functions/kernel/search/packing/packed-id.ts';
import {
  columnFor,
  packedColumns,
  packSegment,
  type RowPlace,
} from '#functions/kernel/search/packing/packed-segment.ts';
import type { LoadedShard } from '#functions/kernel/search/shards/loaded-shard.ts';
import { peekShard, type ShardReading } from '#functions/kernel/search/shards/read-shard.ts';
import type { ShardLayout } from '#functions/kernel/search/shards/shard-layout.ts';
import { headKey } from '#functions/kernel/store/keys.ts';
import { readItems } from '#functions/kernel/store/read-items.ts';
import { decodeRevision } from '#functions/kernel/store/revision.ts';
import { type CollectedShard, collectShards, type ShardCollecting } from './collect-shards.ts';

const SHARDS_AT_ONCE = 8;
/** The number of differences of one shard that are looked at closely and told. */
const DIFFERENCES = 1000;

/**
 * A difference; `hole`: the shard lacks a row that it should have; `ghost`: it has one of an entity that does not lie
 * there; `stale`: it has another revision than the newest; `values`: it holds other values of the newest.
 */
type Difference = {
  readonly kind: 'hole' | 'ghost' | 'stale' | 'values';
  readonly id: string;
};

/** A shard compared with the revisions; `lost`: its generation cannot be read. */
export type CheckedShard = {
  readonly shard: string;
  /** The number of rows by the revisions. */
  readonly rows: number;
  readonly differences: 'lost' | readonly Difference[];
};

export type ShardChecking = ShardReading &
  ShardCollecting & {
    /** Called with each checked shard. */
    readonly checked: (shard: CheckedShard) => void;
  };

/**
 * Compares shards, the named ones or all, with the newest revisions, and writes nothing. Saves meanwhile are no
 * differences, because a differing entity is read again, before and after its shard.
 */
export async function checkShards(
  checking: ShardChecking,
  asked?: readonly string[],
): Promise<void> {
  for await (const collected of collectShards(checking, asked)) {
    await inParallel(collected, SHARDS_AT_ONCE, async (gathered) => {
      checking.checked(await checkShard(checking, gathered));
    });
  }
}

async function checkShard(
  checking: ShardChecking,
  { shard, layout, segment }: CollectedShard,
): Promise<CheckedShard> {
  const { loaded } = await peekShard(checking, shard, layout);
  const rows = segment.size;
  if (loaded === undefined) return { shard, rows, differences: 'lost' };
  const wanted = new Map(
    Array.from({ length: rows }, (_, row) => [idAt(segment.ids, row), { segment, row }]),
  );
  const suspects = [...differing(wanted, loaded, layout).keys()].slice(0, DIFFERENCES);
  return { shard, rows, differences: await confirm(checking, { shard, layout, suspects }) };
}

/** Returns the suspects that still differ and are not being saved just now. */
async function confirm(
  checking: ShardChecking,
  {
    shard,
    layout,
    suspects,
  }: { readonly shard: string; readonly layout: ShardLayout; readonly suspects: readonly string[] },
): Promise<'lost' | readonly Difference[]> {
  if (suspects.length === 0) return [];
  const before = await readHeads(checking, suspects);
  const { loaded } = await peekShard(checking, shard, layout);
  if (loaded === undefined) return 'lost';
  const after = await readHeads(checking, suspects);
  const differences = differing(packWanted(before, layout), loaded, layout, new Set(suspects));
  return [...differences]
    .filter(([id]) => before.get(id)?.entity.rev === after.get(id)?.entity.rev)
    .map(([id, kind]) => ({ kind, id }));
}

type Heads = ReadonlyMap<string, ReturnType<typeof decodeRevision>>;

async function readHeads(checking: ShardChecking, ids: readonly string[]): Promise<Heads> {
  const items = await readItems(checking, ids.map(headKey), { consistent: true });
  return new Map(items.map(decodeRevision).map((head) => [head.entity.id, head]));
}

type Wanted = ReadonlyMap<string, RowPlace>;

function packWanted(heads: Heads, { entityClass, rowFor, columns }: ShardLayout): Wanted {
  const rows = [...heads.values()].flatMap(({ entity, deleted }) => {
    const row = deleted || entity.entityclass !== entityClass ? null : rowFor(entity);
    return row === null ? [] : [{ id: entity.id, rev: entity.rev, row }];
  });
  const segment = packSegment(rows, columns);
  return new Map(rows.map((_, row) => [idAt(segment.ids, row), { segment, row }]));
}

/** Returns how the rows of a shard differ from the wanted ones, by id; where ids are given, only among them. */
function differing(
  wanted: Wanted,
  loaded: LoadedShard,
  layout: ShardLayout,
  among?: ReadonlySet<string>,
): Map<string, Difference['kind']> {
  const differences = new Map<string, Difference['kind']>();
  const seen = new Set<string>();
  for (const layer of loaded.layers) {
    const { segment } = layer;
    for (let row = 0; row < segment.size; row++) {
      const id = isRowRemoved(layer, row) ? undefined : idAt(segment.ids, row);
      if (id === undefined || (among && !among.has(id))) continue;
      seen.add(id);
      const place = wanted.get(id);
      const kind = place ? differenceOf(place, { segment, row }, loaded, layout) : 'ghost';
      if (kind) differences.set(id, kind);
    }
  }
  for (const id of wanted.keys()) {
    if (!seen.has(id)) differences.set(id, 'hole');
  }
  return differences;
}

function differenceOf(
  wanted: RowPlace,
  held: RowPlace,
  { isOutdated }: LoadedShard,
  { columns }: ShardLayout,
): Difference['kind'] | undefined {
  if (wanted.segment.revs[wanted.row] !== held.segment.revs[held.row]) return 'stale';
  // Rows of other code are right by its own columns until compaction has made them again.
  if (isOutdated) return undefined;
  const isSame = Object.entries(packedColumns(columns)).every(([path, kind]) => {
    const [one, other] = [wanted, held].map(({ segment, row }) => {
      const column = columnFor(segment, path, kind);
      return column ? valuesAt(column, row, kind) : [];
    });
    return isDeepStrictEqual(one, other);
  });
  return isSame ? undefined : 'values';
}
