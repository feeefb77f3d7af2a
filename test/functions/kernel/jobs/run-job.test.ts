import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { World } from '#functions/kernel/context.ts';
import {
  beginJob,
  cancelJob,
  type JobKind,
  resumeJobs,
  runJob,
} from '#functions/kernel/jobs/run-job.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { JOB_TERMS } from '#test/support/job-terms.ts';
import { type TestServices, testServices } from '#test/support/local-services.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';

let services: TestServices;
beforeAll(async () => {
  services = await testServices();
});

const ROWS = 10;
const ROWS_A_PORTION = 3;

/** Makes an entry of each row, whose number is its name; row 4 is at fault. */
const rowsKind: JobKind = {
  changeset: 'make rows',
  portion: async ({ at, input }) => {
    const from = Number(at.row ?? 0);
    const to = Math.min(from + ROWS_A_PORTION, ROWS);
    const rows = Array.from({ length: to - from }, (_, index) => from + index + 1);
    const good = rows.filter((row) => row !== 4);
    return {
      changes: good.map((row) => ({
        kind: 'create',
        id: idOf(String(input.name), row),
        entityclass: agecategoryClass.name,
        data: {
          labels: [{ lang: 'de_DE', label: `${row}` }],
          animalkinds: [],
          countries: [],
          sorting: row,
        },
      })),
      at: { row: to },
      done: rows.length,
      total: ROWS,
      counts: { created: good.length },
      lines: rows
        .filter((row) => row === 4)
        // The file has two columns of this name.
        .flatMap((row) => [
          { row, column: 'name', value: `${row}`, code: 'toy.bad' },
          { row, column: 'name', value: 'other', code: 'toy.bad' },
        ]),
      isLast: to === ROWS,
    };
  },
};

const idOf = (name: string, row: number): string =>
  `${name.slice(0, 24)}${String(row).padStart(12, '0')}`;

/** The world of a worker, whose clock the test moves. */
function worker(time: { now: number }, change: (world: World) => World = (world) => world): World {
  return change(patientWorld(services.config, { now: () => new Date(time.now) }));
}

const NOW = Date.parse('2026-03-02T08:00:00.000Z');

async function begin(kind = 'rows') {
  const time = { now: NOW };
  const world = worker(time);
  const [account, name] = [randomUUID(), randomUUID()];
  const job = await beginJob(world, {
    ...JOB_TERMS,
    queue: 'offers',
    kind,
    account,
    user: 'anna',
    input: { name },
  });
  const made = async () => {
    const ids = Array.from({ length: ROWS }, (_, index) => idOf(name, index + 1));
    return (await worker(time).store.latestOf(agecategoryClass, ids, { fresh: true })).length;
  };
  return { time, world, job, account, made };
}

const run = (world: World, { id }: Pick<StoredJob, 'id'>, kind = rowsKind) =>
  runJob(world, { queue: 'offers', id, kinds: { rows: kind } });

test('a job runs to its end: every row once, what is at fault reported by its row', async () => {
  const { world, job, made } = await begin();
  expect(await outboxBodies(services.table, 'offers')).toContainEqual({ job: job.id });
  expect(job).toMatchObject({ status: 'queued', progress: { done: 0 } });
  await run(world, job);
  expect(await world.jobs.get(job.id)).toMatchObject({
    status: 'complete',
    progress: { done: ROWS, total: ROWS },
    counts: { created: 9 },
    lines: 1,
    startedOn: '2026-03-02T08:00:00.000Z',
    endedOn: '2026-03-02T08:00:00.000Z',
  });
  expect(await world.jobs.lines(job.id, { limit: 10 })).toEqual({
    items: [{ row: 4, column: 'name', value: '4', code: 'toy.bad' }],
    next: null,
  });
  for (const cursor of ['A', 'K#000000001', 'L#~', 'z'])
    await expect(world.jobs.lines(job.id, { limit: 10, cursor })).rejects.toMatchObject({
      error: { code: 'entities.badCursor' },
    });
  expect(await made()).toBe(9);
  await run(world, job);
  expect(await world.jobs.get(job.id)).toMatchObject({ counts: { created: 9 } });
});

test('an account has one job of a kind under way; the refusal leads to it, and its end frees the kind', async () => {
  const { world, job, account } = await begin();
  const other = { ...JOB_TERMS, queue: 'offers', kind: 'rows', user: 'ben', input: {} } as const;
  const again = () => beginJob(world, { ...other, account });
  await expect(again()).rejects.toMatchObject({
    error: { code: 'toy.alreadyRunning' },
    details: [{ id: job.id }],
  });
  await beginJob(world, { ...other, account: randomUUID() });
  await beginJob(world, { ...other, account, kind: 'other' });
  await run(world, job);
  const next = await again();
  const jobs = await world.jobs.ofAccount(account, 'rows');
  expect(jobs.map(({ id }) => id)).toEqual([next.id, job.id]);
});

test('a job is listed among those of its kind, however many of another kind came since', async () => {
  const { world, job, account } = await begin();
  for (let more = 0; more < 51; more++) {
    const other = { queue: 'offers', kind: 'other', account, user: 'ben', input: {} } as const;
    await cancelJob(world, await beginJob(world, { ...JOB_TERMS, ...other }));
  }
  expect((await world.jobs.ofAccount(account, 'rows')).map(({ id }) => id)).toEqual([job.id]);
  expect(await world.jobs.ofAccount(account, 'other')).toHaveLength(50);
});

test('a job whose rows are kept no more is not run, and its account may begin another', async () => {
  const { time, world, job, account, made } = await begin();
  time.now += 90 * DAY_MS;
  expect(time.now).toBe(job.expires * SECOND_MS);
  const next = await beginJob(world, {
    ...JOB_TERMS,
    queue: 'offers',
    kind: 'rows',
    account,
    user: 'anna',
    input: { name: randomUUID() },
  });
  await run(world, job);
  expect(await made()).toBe(0);
  await run(world, next);
  expect(await world.jobs.get(next.id)).toMatchObject({ status: 'complete' });
});

test.each([2, 3, 4, 5])(
  'a worker that dies before its %sth save loses nothing and doubles nothing',
  async (saves) => {
    const { time, world, job, made } = await begin();
    let left = saves;
    const dying: World = {
      ...world,
      store: {
        ...world.store,
        save: (save) => {
          left -= 1;
          return left <= 0 ? Promise.reject(new Error('killed')) : world.store.save(save);
        },
      },
    };
    await expect(run(dying, job)).rejects.toThrow('killed');
    const other = worker(time);
    time.now += 59_999;
    await run(other, job);
    expect(await other.jobs.get(job.id)).toMatchObject({ status: 'running' });
    time.now += 1;
    await run(other, job);
    expect(await other.jobs.get(job.id)).toMatchObject({
      status: 'complete',
      counts: { created: 9 },
      progress: { done: ROWS },
      lines: 1,
    });
    expect(await made()).toBe(9);
  },
);

test('two workers at once: one goes on, the other gives up, each row is done once', async () => {
  const { time, job, made } = await begin();
  const workers = Array.from({ length: 4 }, () => worker(time));
  await Promise.all(workers.map((world) => run(world, job)));
  // Whoever woke from a long pause believes it still holds the job.
  expect(await made()).toBe(9);
  const [world] = workers;
  expect(await world?.jobs.get(job.id)).toMatchObject({
    status: 'complete',
    counts: { created: 9 },
  });
});

test('a worker that slept past its lease writes nothing over the work of the one after it', async () => {
  const { time, world, job, made } = await begin();
  const sleepy: JobKind = {
    ...rowsKind,
    portion: async (state, parts) => {
      const portion = await rowsKind.portion(state, parts);
      if (state.at.row !== undefined) {
        time.now += 61_000;
        await run(worker(time), job);
      }
      return portion;
    },
  };
  await run(world, job, sleepy);
  expect(await world.jobs.get(job.id)).toMatchObject({
    status: 'complete',
    counts: { created: 9 },
  });
  expect(await made()).toBe(9);
});

test('a cancelled job ends before its next portion, and cannot end twice', async () => {
  const { world, job, made } = await begin();
  const cancelled: JobKind = {
    ...rowsKind,
    portion: async (state, parts) => {
      // As it was when it began: its newer state is read.
      if (state.at.row !== undefined) await cancelJob(world, job);
      return rowsKind.portion(state, parts);
    },
  };
  await run(world, job, cancelled);
  const ended = await world.jobs.get(job.id);
  expect(ended).toMatchObject({ status: 'cancelled', counts: { created: 3 } });
  expect(await made()).toBe(3);
  await run(world, job);
  expect(await made()).toBe(3);
  await expect(cancelJob(world, ended ?? job)).rejects.toMatchObject({
    error: { code: 'jobs.over' },
  });
});

test('after a minute the rest goes to the next run by a message of its own', async () => {
  const { time, world, job, made } = await begin();
  const slow: JobKind = {
    ...rowsKind,
    portion: (state, parts) => {
      time.now += 30_000;
      return rowsKind.portion(state, parts);
    },
  };
  await run(world, job, slow);
  expect(await world.jobs.get(job.id)).toMatchObject({
    status: 'running',
    progress: { done: 6 },
    attempts: 0,
  });
  const bodies = await outboxBodies(services.table, 'offers');
  expect(bodies.filter((body) => 'job' in body && body.job === job.id)).toHaveLength(2);
  await run(world, job);
  expect(await made()).toBe(9);
});

test('a job that cannot go on fails with its reason; one that breaks again and again is given up', async () => {
  const { world, job } = await begin();
  await run(world, job, {
    ...rowsKind,
    portion: () => Promise.reject(new AppError(kernelErrors.tooLarge)),
  });
  expect(await world.jobs.get(job.id)).toMatchObject({
    status: 'failed',
    error: 'kernel.tooLarge',
  });

  const other = await begin();
  const breaking = { ...rowsKind, portion: () => Promise.reject(new Error('broken')) };
  for (let attempt = 0; attempt < 5; attempt++)
    await expect(run(other.world, other.job, breaking)).rejects.toThrow('broken');
  await run(other.world, other.job, breaking);
  expect(await other.world.jobs.get(other.job.id)).toMatchObject({
    status: 'failed',
    error: 'jobs.gaveUp',
  });

  const waiting = async () => {
    const ids = (await world.jobs.failed()).map(({ id }) => id);
    return [other.job.id, job.id].filter((id) => ids.includes(id));
  };
  expect(await waiting()).toEqual([other.job.id, job.id]);
  expect(await world.jobs.settle(job.id)).toBe(true);
  expect(await world.jobs.settle(job.id)).toBe(false);
  expect(await waiting()).toEqual([other.job.id]);
  // What was seen to has failed all the same.
  expect(await world.jobs.get(job.id)).toMatchObject({ status: 'failed' });
});

test('a job waits for what passes by itself, its tries uncounted, and goes on; after a day it is given up', async () => {
  const { time, world, job, made } = await begin();
  const busy: JobKind = {
    ...rowsKind,
    portion: async (stored, here) => {
      if (stored.progress.done > 0) throw new AppError(searchErrors.incomplete);
      return rowsKind.portion(stored, here);
    },
  };
  for (let attempt = 0; attempt < 8; attempt++) {
    await run(world, job, busy);
    expect(await world.jobs.get(job.id)).toMatchObject({ status: 'running', attempts: 0 });
    time.now += 6 * 60_000;
    expect(await resumeJobs(world, { rows: 'offers' })).toBeGreaterThan(0);
  }
  await run(world, job);
  expect(await made()).toBe(9);

  const other = await begin();
  other.time.now += DAY_MS - 1;
  await run(other.world, other.job, busy);
  await run(other.world, other.job, busy);
  other.time.now += 1;
  for (let attempt = 0; attempt < 5; attempt++)
    await expect(run(other.world, other.job, busy)).rejects.toThrow();
  await run(other.world, other.job, busy);
  expect(await other.world.jobs.get(other.job.id)).toMatchObject({ status: 'failed' });
});

test('a kind that stands still is given up, and does not run for ever', async () => {
  const { world, job } = await begin();
  const standing: JobKind = {
    changeset: 'stand',
    portion: async ({ at }) => ({ at, done: 0, isLast: false }),
  };
  await expect(run(world, job, standing)).rejects.toThrow('got no further');
});

test('a job whose message was lost is called again after five minutes, and not before', async () => {
  // No other test has jobs of this kind.
  const { time, world, job: lost } = await begin('lost');
  const messages = async () =>
    (await outboxBodies(services.table, 'offers')).filter(
      (body) => 'job' in body && body.job === lost.id,
    ).length;
  time.now += 5 * 60_000;
  expect(await resumeJobs(world, { lost: 'offers' })).toBe(0);
  expect(await messages()).toBe(1);
  time.now += 1;
  expect(await resumeJobs(world, { others: 'offers' })).toBe(0);
  expect(await messages()).toBe(1);
  expect(await resumeJobs(world, { lost: 'offers' })).toBe(1);
  expect(await messages()).toBe(2);
});
