import type { DynamoDBRecord } from 'aws-lambda';
import type { StreamTask } from '#functions/kernel/jobs/run-stream-tasks.ts';
import type { Log } from '#functions/kernel/ports/log.ts';
import {
  isCompactionRequest,
  requestCompaction,
} from '#functions/kernel/search/shards/compaction-request.ts';
import { hasDeltas } from '#functions/kernel/search/shards/shard-deltas.ts';
import { layoutOfShard, type ShardLayout } from '#functions/kernel/search/shards/shard-layout.ts';
import {
  isOutdated,
  type Manifest,
  readManifest,
} from '#functions/kernel/search/shards/shard-manifest.ts';
import {
  COMPACTION_REST_MS,
  COMPACTION_TASK_MS,
  foldThreshold,
} from '#functions/kernel/search/shards/shard-timing.ts';
import { hasGeneration } from '#functions/kernel/search/shards/stored-generation.ts';
import { SHARD_PREFIX, shardOfPk } from '#functions/kernel/store/keys.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { type Compaction, compactShard } from './compact-shard.ts';

export type CompactionParts = Compaction & {
  readonly entityClasses: Readonly<Record<string, AnyEntityClass>>;
  readonly log: Log;
};

/**
 * Compacts the shards that a batch of the table's stream wrote to, where that is worth it; shards without time left
 * come again as requests. It never asks for a record again: searches are right without compaction too, or, where a
 * shard is being rebuilt, request it themselves.
 */
export function compactionTask(parts: CompactionParts): StreamTask {
  return async (records) => {
    const causes = records.flatMap(causeOf);
    const requested = new Set(causes.flatMap(({ shard, isRequest }) => (isRequest ? [shard] : [])));
    const end = parts.clock.now().getTime() + COMPACTION_TASK_MS;
    for (const shard of new Set(causes.map((cause) => cause.shard))) {
      const isLate = parts.clock.now().getTime() >= end;
      await (isLate ? putOff(parts, shard) : tryCompact(parts, shard, requested.has(shard)));
    }
    return [];
  };
}

const DELTA_PREFIX = 'D#';

type Cause = { readonly shard: string; readonly isRequest: boolean };

/** Returns the shard that got a new delta or a request for compaction. */
function causeOf({ eventName, dynamodb }: DynamoDBRecord): Cause[] {
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const sk = dynamodb?.Keys?.sk?.S ?? '';
  const isNewDelta = eventName === 'INSERT' && sk.startsWith(DELTA_PREFIX);
  const isRequest = eventName !== 'REMOVE' && isCompactionRequest(sk);
  const isCause = pk.startsWith(SHARD_PREFIX) && (isNewDelta || isRequest);
  return isCause ? [{ shard: shardOfPk(pk), isRequest }] : [];
}

async function putOff(parts: CompactionParts, shard: string): Promise<void> {
  try {
    await requestCompaction(parts, shard, parts.clock.now());
  } catch (cause) {
    parts.log.error('shard compaction failed', cause, { shard });
  }
}

async function tryCompact(
  parts: CompactionParts,
  shard: string,
  isRequested: boolean,
): Promise<void> {
  const { log, entityClasses, clock } = parts;
  try {
    const layout = layoutOfShard(entityClasses, shard);
    if (!layout) return;
    const manifest = await readManifest(parts, shard);
    const isLost = isRequested && (await isLostNow(parts, shard, manifest));
    if (!isLost && !(await isWorthIt(parts, shard, layout, manifest))) return;
    const result = await compactShard(parts, shard, layout);
    log.info('shard compaction', { shard, result });
    if (result === 'goesOn') await requestCompaction(parts, shard, clock.now());
  } catch (cause) {
    log.error('shard compaction failed', cause, { shard });
  }
}

/**
 * Tells whether a generation is lost: a reader that finds none requests a compaction, and only then this looks for
 * it.
 */
async function isLostNow(
  parts: CompactionParts,
  shard: string,
  { current }: Manifest,
): Promise<boolean> {
  return current !== undefined && !(await hasGeneration(parts, shard, current));
}

async function isWorthIt(
  parts: CompactionParts,
  shard: string,
  { mark }: ShardLayout,
  manifest: Manifest,
): Promise<boolean> {
  if (manifest.rebuilding || isOutdated(manifest, mark)) return true;
  const { rows, watermark: from } = manifest;
  const to = parts.clock.now().getTime() - COMPACTION_REST_MS;
  const many = foldThreshold(rows);
  return to > from && (await hasDeltas(parts, shard, { from, to, many }));
}
