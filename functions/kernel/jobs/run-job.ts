import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { AppError, type ErrorDefinition } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { isOver, type JobLine } from '#shared/kernel/job.ts';
import { jobErrors } from '#shared/kernel/job-errors.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';
import type { World } from '../context.ts';
import type { QueueName } from '../ports/queues.ts';
import type { EntityChange, OutboxMessage } from '../store/entity-store.ts';
import { retryOnConflict } from '../store/retry-on-conflict.ts';
import {
  ATTEMPTS,
  FORGOTTEN_MINUTES,
  LEASE_SECONDS,
  RUN_SECONDS,
  WAITING_HOURS,
} from './job-limits.ts';
import { JobTaken, oneOfEach } from './plan-job.ts';
import { afterEvent, asFailed, type StoredJob } from './stored-job.ts';

/** A part of a job that is saved at once: all of it, with the place where the next one begins, or nothing. */
export type Portion = {
  readonly changes?: readonly EntityChange[];
  readonly messages?: readonly OutboxMessage[];
  /** The place where the next portion begins. */
  readonly at: Readonly<Record<string, unknown>>;
  /** The number of rows that this portion has done; `total` once it is known. */
  readonly done: number;
  readonly total?: number;
  /** The numbers to add to the counts of the job. */
  readonly counts?: Readonly<Record<string, number>>;
  /** The lines that the report gets. */
  readonly lines?: readonly JobLine[];
  /** The facts of this portion for another job, as one that takes it back; `place` is its own within the job. */
  readonly kept?: { readonly place: number; readonly what: object };
  /** True where nothing is left after this portion. */
  readonly isLast: boolean;
};

/** One kind of job: the folder of a domain has it, and its worker names it. */
export type JobKind = {
  /** The words in the history of the entities that it changes. */
  readonly changeset: string;
  /**
   * Makes the next portion, and saves nothing itself. The same `at` gives the same portion as long as nothing else
   * changed: it is done again where the save was refused or its worker died.
   * @throws AppError where the whole job cannot go on, as for a file that is none
   */
  readonly portion: (job: StoredJob, world: World) => Promise<Portion>;
};

export type JobKinds = Readonly<Record<string, JobKind>>;

/** The message that calls for a job to be run, or run further. */
export const JobMessage = z.strictObject({ job: Ref });

const jobMessage = (queue: QueueName, job: string): OutboxMessage => ({
  queue,
  body: { job } satisfies z.infer<typeof JobMessage>,
});

/**
 * Begins a job: it is queued, or nothing happens.
 * @throws AppError `alreadyRunning` where the account has one of this kind under way, with its id
 */
export async function beginJob(
  { store, jobs, newId, clock }: Pick<World, 'store' | 'jobs' | 'newId' | 'clock'>,
  {
    queue,
    keptDays,
    alreadyRunning,
    ...asked
  }: Pick<StoredJob, 'kind' | 'account' | 'user' | 'input'> & {
    readonly queue: QueueName;
    /** The days for which its rows are kept, with its report. */
    readonly keptDays: number;
    readonly alreadyRunning: ErrorDefinition;
  },
): Promise<StoredJob> {
  const now = clock.now();
  const job = afterEvent(
    {
      ...asked,
      id: newId(),
      status: 'new',
      rev: 0,
      createdOn: now.toISOString(),
      progress: { done: 0 },
      counts: {},
      lines: 0,
      attempts: 0,
      at: {},
      expires: Math.ceil((now.getTime() + keptDays * DAY_MS) / SECOND_MS),
    },
    'queue',
  );
  await store.save({
    changes: [],
    by: job.account,
    changeset: '',
    messages: [jobMessage(queue, job.id)],
    beside: jobs.planBegin(job, alreadyRunning),
  });
  return job;
}

/**
 * Ends a job that is under way; saved portions stay.
 * @throws AppError `jobs.over`
 */
export async function cancelJob(
  world: Pick<World, 'store' | 'jobs' | 'clock'>,
  job: StoredJob,
): Promise<StoredJob> {
  try {
    return await end(world, afterEvent(job, 'cancel'));
  } catch (error) {
    if (!(error instanceof JobTaken)) throw error;
  }
  const newer = await world.jobs.get(job.id);
  if (newer === undefined) throw new AppError(jobErrors.notFound);
  return cancelJob(world, newer);
}

/**
 * Runs a job portion by portion until it is done, `RUN_SECONDS` are over (then it queues a message for the rest), or
 * another worker or its owner has taken it away. A worker that dies in between loses nothing, because each save holds
 * the place where the next portion begins.
 */
export async function runJob(
  world: World,
  {
    queue,
    id,
    kinds,
  }: { readonly queue: QueueName; readonly id: string; readonly kinds: JobKinds },
): Promise<void> {
  const { clock, log } = world;
  const until = clock.now().getTime() + RUN_SECONDS * SECOND_MS;
  let job = await claim(world, id);
  if (job === undefined) return;
  const kind = Object.hasOwn(kinds, job.kind) ? kinds[job.kind] : undefined;
  if (kind === undefined)
    throw new Error(`The queue ${queue} has no jobs of the kind ${job.kind}.`);
  try {
    while (!isOver(job.status)) {
      const isTimeOver = clock.now().getTime() >= until;
      if (isTimeOver) {
        // The lease ends at once for the worker that gets the message.
        const { leaseUntil: _, ...free } = { ...job, rev: job.rev + 1, attempts: 0 };
        await write(world, free, [jobMessage(queue, id)]);
        return;
      }
      job = await savePortion(world, job, kind);
    }
  } catch (error) {
    if (error instanceof JobTaken) return;
    if (error instanceof AppError && isPassing(error) && mayWait(job, clock.now())) {
      // `resumeJobs` calls the job again; this attempt does not count (a saved portion has taken it off already).
      log.info('job waits', { job: id, kind: job.kind, code: error.error.code });
      await release(world, { ...job, attempts: Math.max(job.attempts - 1, 0) });
      return;
    }
    if (!(error instanceof Unfit)) {
      await release(world, job);
      throw error;
    }
    log.error('job failed', error.cause, { job: id, kind: job.kind });
    await end(world, asFailed(job, error.cause));
  }
}

/** Saves the changes of a portion together with the place where the next one begins. */
function savePortion(world: World, job: StoredJob, kind: JobKind): Promise<StoredJob> {
  return retryOnConflict(world, async () => {
    const portion = await portionOf(world, job, kind);
    if (!portion.isLast && isDeepStrictEqual(portion.at, job.at))
      throw new Error(`Job ${job.id} of the kind ${job.kind} got no further.`);
    const now = world.clock.now();
    const counts = { ...job.counts };
    for (const [name, more] of Object.entries(portion.counts ?? {}))
      counts[name] = (counts[name] ?? 0) + more;
    const lines = oneOfEach(portion.lines ?? []);
    const total = portion.total ?? job.progress.total;
    const further: StoredJob = {
      ...job,
      at: portion.at,
      counts,
      progress: { done: job.progress.done + portion.done, ...defined({ total }) },
      lines: job.lines + lines.length,
      attempts: 0,
    };
    const next = portion.isLast
      ? { ...afterEvent(further, 'finish'), endedOn: now.toISOString() }
      : { ...further, rev: job.rev + 1, leaseUntil: leaseFrom(now) };
    await world.store.save({
      changes: portion.changes ?? [],
      by: job.account,
      byUser: job.user,
      changeset: kind.changeset,
      messages: portion.messages ?? [],
      beside: world.jobs.planStep(next, { lines, kept: portion.kept }),
    });
    return next;
  });
}

/**
 * The error that the job cannot go on. After a refused save, by contrast, its portion is made again from the data
 * stored then.
 */
class Unfit extends Error {
  override readonly name = 'Unfit';
  override readonly cause: AppError;
  constructor(cause: AppError) {
    super(cause.message);
    this.cause = cause;
  }
}

async function portionOf(world: World, job: StoredJob, kind: JobKind): Promise<Portion> {
  try {
    return await kind.portion(job, world);
  } catch (error) {
    throw error instanceof AppError && !isPassing(error) ? new Unfit(error) : error;
  }
}

/** Says whether the same portion may succeed some minutes later: a part of the product is busy or being repaired. */
const isPassing = ({ error: { status } }: AppError): boolean => status === 429 || status === 503;

const mayWait = ({ createdOn }: StoredJob, now: Date): boolean =>
  now.getTime() - Date.parse(createdOn) < WAITING_HOURS * HOUR_MS;

/** Takes a job for this worker; undefined where it is over or kept no more, another one has it, or it failed too often. */
async function claim(world: World, id: string): Promise<StoredJob | undefined> {
  const { jobs, clock, log } = world;
  const job = await jobs.get(id);
  if (job === undefined || isOver(job.status)) return undefined;
  const now = clock.now();
  if (job.expires * SECOND_MS <= now.getTime()) return undefined;
  if (job.leaseUntil !== undefined && job.leaseUntil > now.toISOString()) return undefined;
  try {
    if (job.attempts >= ATTEMPTS) {
      log.error('job failed', new Error('It did not get further.'), { job: id, kind: job.kind });
      await end(world, asFailed(job, new AppError(jobErrors.gaveUp)));
      return undefined;
    }
    const mine = {
      ...afterEvent(job, 'run'),
      attempts: job.attempts + 1,
      startedOn: job.startedOn ?? now.toISOString(),
      leaseUntil: leaseFrom(now),
    };
    await write(world, mine);
    return mine;
  } catch (error) {
    if (error instanceof JobTaken) return undefined;
    throw error;
  }
}

const leaseFrom = (now: Date): string =>
  new Date(now.getTime() + LEASE_SECONDS * SECOND_MS).toISOString();

/** Ends the lease for the next worker at once; where that fails too, the next one waits for its end. */
async function release(world: World, job: StoredJob): Promise<void> {
  const { leaseUntil: _, ...free } = { ...job, rev: job.rev + 1 };
  await write(world, free).catch((cause: unknown) => {
    world.log.error('job not released', cause, { job: job.id });
  });
}

async function end(
  world: Pick<World, 'store' | 'jobs' | 'clock'>,
  ended: StoredJob,
): Promise<StoredJob> {
  const next = { ...ended, endedOn: world.clock.now().toISOString() };
  await write(world, next);
  return next;
}

/**
 * Writes the next state of a job by itself. It is a save, because the SDK repeats a write whose answer is lost: a save
 * knows itself again, where another write would take itself for that of another worker.
 * @throws JobTaken
 */
async function write(
  { store, jobs }: Pick<World, 'store' | 'jobs'>,
  next: StoredJob,
  messages: readonly OutboxMessage[] = [],
): Promise<void> {
  const beside = jobs.planStep(next, { lines: [] });
  await store.save({ changes: [], by: next.account, changeset: '', messages, beside });
}

/**
 * Queues a new message for each job of these kinds whose own was lost, as with a worker that died; a timer runs this.
 * Returns how many.
 */
export async function resumeJobs(
  { jobs, store, clock }: Pick<World, 'jobs' | 'store' | 'clock'>,
  queueOf: Readonly<Record<string, QueueName>>,
): Promise<number> {
  const forgotten = new Date(clock.now().getTime() - FORGOTTEN_MINUTES * MINUTE_MS).toISOString();
  const lost = (await jobs.underWay()).filter(
    ({ leaseUntil, startedOn, createdOn }) => (leaseUntil ?? startedOn ?? createdOn) < forgotten,
  );
  let resumed = 0;
  for (const { id, kind } of lost) {
    const queue = Object.hasOwn(queueOf, kind) ? queueOf[kind] : undefined;
    if (queue === undefined) continue;
    await store.send([jobMessage(queue, id)]);
    resumed += 1;
  }
  return resumed;
}
