import { layerOf } from '#functions/kernel/search/packing/layer.ts';
import { packSegment, type SegmentRow } from '#functions/kernel/search/packing/packed-segment.ts';
import {
  applyDeltas,
  foldShard,
  type LoadedShard,
  loadShard,
  revisionInShard,
  timeOfDelta,
} from '#functions/kernel/search/shards/loaded-shard.ts';
import { renewDeltas } from '#functions/kernel/search/shards/renew-rows.ts';
import { readDeltas } from '#functions/kernel/search/shards/shard-deltas.ts';
import type { ShardLayout } from '#functions/kernel/search/shards/shard-layout.ts';
import { changeManifest, type Manifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import {
  LOOK_BACK_MS,
  REBUILD_LOOK_BACK_MS,
  REBUILD_STEP_MS,
} from '#functions/kernel/search/shards/shard-timing.ts';
import { readGeneration } from '#functions/kernel/search/shards/stored-generation.ts';
import type { Delta } from '#functions/kernel/store/delta.ts';
import { deltaKey, headKey, type Key } from '#functions/kernel/store/keys.ts';
import { readItems } from '#functions/kernel/store/read-items.ts';
import { decodeRevision } from '#functions/kernel/store/revision.ts';
import { firstUlidAt } from '#functions/kernel/store/ulid.ts';
import { type Publishing, publishGeneration } from './publish-generation.ts';
import { scanHeads } from './scan-heads.ts';

/** The items of any kind that one step reads: some 300 MB of the table, and memory for the rows among them. */
const SCANNED_A_STEP = 300_000;
/** The rows that are packed at once: unpacked ones take some twenty times the memory. */
const PORTION = 1000;

export type Rebuilding = Publishing & {
  /** The items of a step, `SCANNED_A_STEP` by default. */
  readonly scannedAStep?: number;
};

/**
 * Rebuilds a shard with a lost generation from the newest revisions of its class. Each call is one step of a scan of
 * the table. The rows so far wait in a generation that the manifest names, until the last step publishes them.
 * `goesOn`: the scan is not at its end. No save is lost: nothing folds the deltas of a lost shard, so all deltas since
 * its watermark are there, and the highest revision of an entity counts. When a step has died, the next one does it
 * again; when two run at once, one wins.
 */
export async function rebuildShard(
  rebuilding: Rebuilding,
  shard: string,
  layout: ShardLayout,
  before: Manifest,
): Promise<'rebuilt' | 'goesOn' | 'taken'> {
  const at = rebuilding.clock.now().getTime();
  const begun = await readBegun(rebuilding, shard, layout, before);
  const { since, after } = begun?.state ?? { since: at };
  const state = { layout: layout.mark, since };
  const leased = await changeManifest(rebuilding, shard, before, {
    rebuilding: { ...state, after, part: before.rebuilding?.part, at },
  });
  if (!leased) return 'taken';
  const loaded = loadShard(begun?.rows, 0);
  const next = await readRows(rebuilding, loaded, layout, after);
  if (next === undefined) {
    const published = await replaceRows(rebuilding, shard, leased, { loaded, layout, since });
    return published ? 'rebuilt' : 'taken';
  }
  const kept = await publishGeneration(rebuilding, shard, leased, {
    generation: foldShard(loaded, layout.columns, 0),
    change: (part) => ({ retired: undefined, rebuilding: { ...state, after: next, part } }),
  });
  return kept ? 'goesOn' : 'taken';
}

/**
 * Publishes rows of the newest revisions, read after `since` (milliseconds), in place of the generation that the
 * manifest names. Its watermark stays: deltas that are not folded yet still count. Deltas folded since the reading
 * began are put on top, so this must run while folded deltas live, where other processes may fold. Undefined when
 * another has changed the manifest.
 */
export async function replaceRows(
  publishing: Publishing,
  shard: string,
  before: Manifest,
  {
    loaded,
    layout,
    since,
  }: { readonly loaded: LoadedShard; readonly layout: ShardLayout; readonly since: number },
): Promise<Manifest | undefined> {
  const from = since - REBUILD_LOOK_BACK_MS;
  const { watermark, swept } = before;
  // The next compaction folds again what a dead one has not marked to expire.
  const earliest = Math.min(from, swept - LOOK_BACK_MS);
  const { deltas } = await readDeltas(publishing, shard, earliest);
  await buryGhosts(publishing, loaded, layout, deltas);
  const folded = deltas.filter((delta) => timeOfDelta(delta) < watermark);
  applyDeltas(loaded, await renewDeltas(publishing, layout, folded), layout.columns);
  const generation = foldShard(loaded, layout.columns, from);
  return publishGeneration(publishing, shard, before, {
    generation,
    change: (current) => ({
      current,
      retired: before.current,
      rebuilding: undefined,
      layout: layout.mark,
      renewing: undefined,
      rows: generation.segment.size,
    }),
  });
}

/**
 * Removes, by one more delta, rows that only a delta holds and no revision: as of the newest revision, or of that
 * delta. It comes before any delta is merged: the delta of a removal may have expired before that of its row.
 */
async function buryGhosts(
  { clock, ...table }: Publishing,
  loaded: LoadedShard,
  { rowFor, columns }: ShardLayout,
  deltas: readonly Delta[],
): Promise<void> {
  const newer = deltas.filter(
    ({ id, rev, row }) => row !== null && revisionInShard(loaded, id) < rev,
  );
  const { sk } = deltaKey('', firstUlidAt(clock.now().getTime()));
  for (let first = 0; first < newer.length; first += PORTION) {
    const some = newer.slice(first, first + PORTION);
    const keys = some.map(({ id }) => headKey(id));
    const items = await readItems(table, keys, { consistent: true });
    const heads = new Map(items.map(decodeRevision).map((head) => [head.entity.id, head]));
    const ghosts = some.flatMap(({ id, rev }) => {
      const head = heads.get(id);
      if (head && !head.deleted && rowFor(head.entity) !== null) return [];
      return [{ sk, id, rev: Math.max(rev, head?.entity.rev ?? 0), row: null }];
    });
    applyDeltas(loaded, ghosts, columns);
  }
}

/**
 * Returns how far a rebuilding has come; undefined where it begins: at first, under another layout, and without its
 * rows.
 */
async function readBegun(
  rebuilding: Rebuilding,
  shard: string,
  { mark }: ShardLayout,
  { rebuilding: state }: Manifest,
) {
  if (state?.part === undefined || state.layout !== mark) return undefined;
  const rows = await readGeneration(rebuilding, shard, state.part);
  return rows && { state, rows };
}

/**
 * Puts the rows of some pages on top of the loaded ones; returns where the next step begins, undefined after the last
 * page.
 */
async function readRows(
  rebuilding: Rebuilding,
  loaded: LoadedShard,
  { entityClass, columns, rowFor }: ShardLayout,
  begin: Key | undefined,
): Promise<Key | undefined> {
  const { clock, scannedAStep = SCANNED_A_STEP } = rebuilding;
  const end = clock.now().getTime() + REBUILD_STEP_MS;
  let waiting: SegmentRow[] = [];
  const pack = () => {
    if (waiting.length > 0) loaded.layers.push(layerOf(packSegment(waiting, columns)));
    waiting = [];
  };
  let after = begin;
  let left = scannedAStep;
  do {
    const { heads, read, next } = await scanHeads(rebuilding, { after, entityClass, most: left });
    for (const { entity, deleted } of heads) {
      const row = deleted ? null : rowFor(entity);
      if (row !== null) waiting.push({ id: entity.id, rev: entity.rev, row });
      if (waiting.length === PORTION) pack();
    }
    left -= read;
    after = next;
  } while (after !== undefined && left > 0 && clock.now().getTime() < end);
  pack();
  return after;
}
