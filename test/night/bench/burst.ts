import { makeSettings } from '#functions/kernel/settings/read-settings.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import type { Bench } from './bench.ts';
import { newBenchProcess } from './bench-process.ts';
import { startBenchServices } from './bench-services.ts';
import { prepareSearch } from './prepare-search.ts';
import { type Read, traceReads } from './trace-reads.ts';

const SIZES = [1_000, 3_000, 10_000, 20_000, 100_000];
const PROCESSES = 200;
/** Read units a second. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html */
const PARTITION_UNITS = 3_000;
/** `GetParameter` of an account, a second, by default. https://docs.aws.amazon.com/general/latest/gr/ssm.html#limits_ssm */
const PARAMETER_READS = 40;
/** What DynamoDB takes to answer, within AWS. */
const ANSWER_MS = 5;
/** The table client of the SDK: a throttled request is tried so often, after `random × base × 2 ** tries` milliseconds. */
const ATTEMPTS = 4;
const BACKOFF_BASE_MS = 1_000;
const SEED = 20_261_122;

/**
 * 200 new processes within a second, as after a release in a busy hour. Do all of them read their settings and the shard
 * of their first search, which is the same one for all? What a first search reads is measured on the local services; that
 * 200 of them read it from a table that keeps to the limits of a partition is simulated, on a clock of its own. Arguments:
 * numbers of offers in the shard. Ends with 1 where a process fails.
 */
export const run: Bench = async (options) => {
  const settings = await burstOfSettings();
  console.table([settings]);
  const searches = await measureSearches(options.length > 0 ? options.map(Number) : SIZES);
  console.table(searches);
  if ([settings, ...searches].some(({ failed }) => failed > 0)) process.exitCode = 1;
};

/** Secrets Manager answers 10,000 times a second, Parameter Store does not. */
async function burstOfSettings() {
  let now = 0;
  let unread = 0;
  let failed = 0;
  const limit = limitOf(PARAMETER_READS);
  const extension = {
    secret: async () => '{}',
    parameter: async () => {
      if (limit.takes(1, now)) return 'off';
      throw new Error('ThrottlingException');
    },
  };
  const environment = { SETTINGS_SECRETS: 'handlers', MAINTENANCE_PARAMETER: 'maintenance' };
  const clock = { now: () => new Date(now) };
  const log = { error: () => unread++ };
  for (let started = 0; started < PROCESSES; started++) {
    now = startOf(started);
    await makeSettings({ environment, extension, clock, log })().catch(() => failed++);
  }
  return { processes: PROCESSES, 'switch not read, so off': unread, failed };
}

async function measureSearches(sizes: readonly number[]) {
  const lines = [];
  for (const size of sizes) {
    const stop = await startBenchServices();
    lines.push(await burstOfSearches(size).finally(stop));
  }
  return lines;
}

async function burstOfSearches(size: number) {
  const { questions, generation } = await prepareSearch(size);
  const [question] = questions;
  if (question === undefined) throw new Error('There is nothing to search for.');
  const { rows, parts } = newBenchProcess();
  const trace = traceReads(parts.client);
  await rows.search(question);
  const reads = trace.take();
  return {
    offers: size,
    'generation (kB)': Math.round(generation.bytes / 1000),
    from: generation.chunks > 0 ? `${generation.chunks} chunks` : '1 file',
    'units of a process': Math.round(reads.reduce((sum, { units }) => sum + units, 0)),
    ...simulate(reads),
  };
}

type Step = {
  readonly time: number;
  readonly started: number;
  readonly read: number;
  readonly attempt: number;
};

/** Every process reads one thing after the other, and what is throttled again as the SDK does. */
function simulate(reads: readonly Read[]) {
  const random = seededRandom(SEED);
  const limits = new Map(
    reads.flatMap(({ partitions }) =>
      partitions.map((partition) => [partition, limitOf(PARTITION_UNITS)] as const),
    ),
  );
  const steps: Step[] = Array.from({ length: PROCESSES }, (_, started) => ({
    time: startOf(started),
    started: startOf(started),
    read: 0,
    attempt: 1,
  }));
  let [throttled, failed, slowest] = [0, 0, 0];
  for (let step = takeFirst(steps); step !== undefined; step = takeFirst(steps)) {
    const { time, started, read, attempt } = step;
    const asked = reads[read];
    if (asked === undefined) {
      slowest = Math.max(slowest, time - started);
      continue;
    }
    const units = asked.units / asked.partitions.length;
    const isRead = asked.partitions.every((name) => limits.get(name)?.takes(units, time));
    if (isRead) {
      steps.push({ started, time: time + ANSWER_MS, read: read + 1, attempt: 1 });
      continue;
    }
    throttled++;
    if (attempt === ATTEMPTS) {
      failed++;
      continue;
    }
    const wait = random.next() * BACKOFF_BASE_MS * 2 ** (attempt - 1);
    steps.push({ started, time: time + ANSWER_MS + wait, read, attempt: attempt + 1 });
  }
  return { throttled, failed, 'slowest (ms)': Math.round(slowest) };
}

function takeFirst(steps: Step[]): Step | undefined {
  steps.sort((a, b) => b.time - a.time);
  return steps.pop();
}

/** The moment of a process within the second, in milliseconds. */
const startOf = (at: number): number => (at * SECOND_MS) / PROCESSES;

/** So much a second; what one second leaves is gone in the next. */
function limitOf(perSecond: number) {
  let left = perSecond;
  let at = 0;
  return {
    takes: (units: number, now: number): boolean => {
      left = Math.min(perSecond, left + ((now - at) / SECOND_MS) * perSecond);
      at = now;
      if (left < units) return false;
      left -= units;
      return true;
    },
  };
}
