import { randomBytes } from 'node:crypto';
import { rebuildShards } from '#functions/kernel/search/compaction/rebuild-shards.ts';
import { headKey, shardName } from '#functions/kernel/store/keys.ts';
import { encodeRevision, makeRevision } from '#functions/kernel/store/revision.ts';
import { makeUlids } from '#functions/kernel/store/ulid.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { marketKey } from '#shared/offers/offer-groups.ts';
import type { Bench } from './bench.ts';
import { makeBenchMarket } from './bench-offers.ts';
import { newBenchProcess } from './bench-process.ts';
import { startBenchServices } from './bench-services.ts';

const SIZES = [10_000, 100_000];
const PORTION = 1_000;
const LOOK_MS = 50;

/** Rebuilds a market of so many offers from their newest revisions, as `npm run shards -- rebuild` does. Arguments: numbers of offers. */
export const run: Bench = async (options) => {
  const sizes = options.length > 0 ? options.map(Number) : SIZES;
  const lines = [];
  for (const size of sizes) {
    const stop = await startBenchServices();
    try {
      lines.push(await measure(size));
    } finally {
      await stop();
    }
  }
  console.table(lines);
};

async function measure(size: number) {
  const { parts } = newBenchProcess();
  const market = makeBenchMarket(size, parts.clock.now());
  let portion: Entity<Offer>[] = [];
  const store = async () => {
    await writeBatch(parts, portion.map(headWrite));
    portion = [];
  };
  for (const offer of market.offers()) {
    portion.push(offer);
    if (portion.length === PORTION) await store();
  }
  await store();
  globalThis.gc?.();
  const before = heldBytes();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, heldBytes());
  }, LOOK_MS);
  const cpu = process.cpuUsage();
  const begun = performance.now();
  let rows = 0;
  const newGen = makeUlids(parts.clock, randomBytes);
  const shard = shardName('offer', 'market', marketKey(market.country, market.animalkind));
  const done = (_shard: string, result: string, count: number) => {
    if (result !== 'rebuilt') throw new Error(`The shard is ${result}.`);
    rows += count;
  };
  await rebuildShards({ ...parts, newGen, segments: 4, done, tell: () => {} }, [shard]);
  clearInterval(look);
  if (rows !== size) throw new Error(`Of ${size} offers ${rows} were found.`);
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const cpuSeconds = (user + system) / 1_000_000;
  return {
    rows,
    seconds: Number(seconds.toFixed(1)),
    'rows/s': Math.round(rows / seconds),
    'CPU s': Number(cpuSeconds.toFixed(1)),
    'rows per CPU s': Math.round(rows / cpuSeconds),
    'MB more than before': Math.round((most - before) / 1_000_000),
  };
}

const heldBytes = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** The newest revision, which is all that a rebuilding reads. */
function headWrite(entity: Entity<Offer>) {
  const revision = makeRevision(
    { ...entity, updatedBy: 'system' },
    { changeset: 'bench', deleted: false, redactedRevs: 0 },
  );
  return { PutRequest: { Item: { ...encodeRevision(headKey(entity.id), revision) } } };
}
