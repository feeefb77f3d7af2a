import type { DynamoDBRecord } from 'aws-lambda';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import type { StreamTask } from '../jobs/run-stream-tasks.ts';
import type { Log } from '../ports/log.ts';
import { type Compaction, compactShard } from './compact-shard.ts';
import { isCompactionWish, wishCompaction } from './compaction-wish.ts';
import { hasDeltas } from './shard-deltas.ts';
import { layoutOfShard, type ShardLayout } from './shard-layout.ts';
import { isOutdated, type Manifest, readManifest } from './shard-manifest.ts';
import { COMPACTION_REST_MS, deltasWorthFolding } from './shard-timing.ts';

export type CompactionParts = Compaction & {
  readonly entityClasses: Readonly<Record<string, AnyEntityClass>>;
  readonly log: Log;
};

/**
 * Compacts the shards that a batch of the table's stream wrote to, as far as that is worth it. Never asks for a record
 * again: searches are right without compaction too, and the next delta brings the shard back here.
 */
export function compactionTask(parts: CompactionParts): StreamTask {
  return async (records) => {
    for (const shard of new Set(records.flatMap(shardOf))) await tryCompact(parts, shard);
    return [];
  };
}

const SHARD_PREFIX = 'S#';
const DELTA_PREFIX = 'D#';

/** The shard that got a new delta, or whose reader wishes for compaction. */
function shardOf({ eventName, dynamodb }: DynamoDBRecord): string[] {
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const sk = dynamodb?.Keys?.sk?.S ?? '';
  const isNewDelta = eventName === 'INSERT' && sk.startsWith(DELTA_PREFIX);
  const isCause = isNewDelta || (eventName !== 'REMOVE' && isCompactionWish(sk));
  return pk.startsWith(SHARD_PREFIX) && isCause ? [pk.slice(SHARD_PREFIX.length)] : [];
}

async function tryCompact(parts: CompactionParts, shard: string): Promise<void> {
  const { log, entityClasses, clock } = parts;
  try {
    const layout = layoutOfShard(entityClasses, shard);
    if (!layout) return;
    if (!(await isWorthIt(parts, shard, layout, await readManifest(parts, shard)))) return;
    const result = await compactShard(parts, shard, layout);
    log.info('shard compaction', { shard, result });
    if (result === 'goesOn') await wishCompaction(parts, shard, clock.now());
  } catch (cause) {
    log.error('shard compaction failed', cause, { shard });
  }
}

async function isWorthIt(
  parts: CompactionParts,
  shard: string,
  { mark }: ShardLayout,
  manifest: Manifest,
): Promise<boolean> {
  if (isOutdated(manifest, mark)) return true;
  const { rows, watermark: from } = manifest;
  const to = parts.clock.now().getTime() - COMPACTION_REST_MS;
  const many = deltasWorthFolding(rows);
  return to > from && (await hasDeltas(parts, shard, { from, to, many }));
}
