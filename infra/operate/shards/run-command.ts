import type { Clock } from '#functions/kernel/ports/clock.ts';
import {
  type CheckedShard,
  checkShards,
} from '#functions/kernel/search/compaction/check-shards.ts';
import {
  type RebuildResult,
  rebuildShards,
} from '#functions/kernel/search/compaction/rebuild-shards.ts';
import type { ShardStorage } from '#functions/kernel/search/shards/stored-generation.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { ShardsCommand } from './read-command.ts';

/** The parts of the table that are read at the same time. */
const SEGMENTS = 4;
const PROGRESS_MS = 5 * SECOND_MS;
/** The number of differences that are printed of a shard. */
const SHOWN = 20;

export type ShardsWorld = {
  readonly storage: ShardStorage;
  readonly clock: Clock;
  /** Returns a new name for a generation. */
  readonly newGen: () => string;
  readonly say: (line: string) => void;
};

type Counts = { read: number; shards: number; rows: number; wrong: number };

/**
 * Checks or rebuilds shards, prints its findings, and returns the exit code: 1 where a shard differs from the
 * revisions.
 */
export async function runCommand(
  world: ShardsWorld,
  { action, shards }: Pick<ShardsCommand, 'action' | 'shards'>,
): Promise<0 | 1> {
  const { storage, clock, newGen, say } = world;
  const begun = clock.now().getTime();
  const counts: Counts = { read: 0, shards: 0, rows: 0, wrong: 0 };
  const parts = {
    ...storage,
    clock,
    newGen,
    entityClasses,
    segments: SEGMENTS,
    tell: progressTeller(world, counts),
  };
  if (action === 'check') {
    const checked = (shard: CheckedShard) => {
      count(counts, shard.rows, shard.differences.length === 0);
      for (const line of differencesOf(shard)) say(line);
    };
    await checkShards({ ...parts, checked }, shards);
  } else {
    const done = (shard: string, result: RebuildResult, rows: number) => {
      count(counts, rows, result === 'rebuilt');
      if (result !== 'rebuilt') say(`${shard}: ${UNDONE[result]}`);
      else if (shards !== undefined) say(`${shard}: rebuilt, ${rows} rows`);
    };
    await rebuildShards({ ...parts, done }, shards);
  }
  const seconds = (clock.now().getTime() - begun) / SECOND_MS;
  say(sumOf(counts, { action, seconds }));
  return counts.wrong === 0 ? 0 : 1;
}

const UNDONE = {
  changing: 'not rebuilt, others keep changing it: run this again',
  late: 'not rebuilt, reading took too long: run this again, with fewer shards named',
} as const;

function count(counts: Counts, rows: number, isRight: boolean): void {
  counts.shards += 1;
  counts.rows += rows;
  if (!isRight) counts.wrong += 1;
}

/** Makes a function that now and then prints the progress. */
function progressTeller({ clock, say }: ShardsWorld, counts: Counts) {
  let next = clock.now().getTime() + PROGRESS_MS;
  return ({ read }: { readonly read: number }) => {
    counts.read += read;
    const now = clock.now().getTime();
    if (now < next) return;
    next = now + PROGRESS_MS;
    say(`… ${counts.read} items of the table read, ${counts.shards} shards done`);
  };
}

function differencesOf({ shard, differences }: CheckedShard): string[] {
  if (differences === 'lost') return [`${shard}: lost, it cannot be read`];
  const shown = differences.slice(0, SHOWN).map(({ kind, id }) => `${shard}: ${kind} ${id}`);
  const more = differences.length - shown.length;
  return more > 0 ? [...shown, `${shard}: ${more} more`] : shown;
}

function sumOf(
  { read, shards, rows, wrong }: Counts,
  { action, seconds }: { readonly action: ShardsCommand['action']; readonly seconds: number },
): string {
  const speed = Math.round(rows / Math.max(seconds, 0.001));
  const what = action === 'check' ? `${wrong} differ` : `${shards - wrong} rebuilt`;
  return `${shards} shards, ${what}; ${rows} rows, ${read} items read in ${seconds.toFixed(1)} s, ${speed} rows/s`;
}
