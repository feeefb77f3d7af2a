import * as z from 'zod';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { Job, type JobEvent, jobTransitions } from '#shared/kernel/job.ts';
import { jobErrors } from '#shared/kernel/job-errors.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { jobKey } from '../store/keys.ts';
import { packJson, unpackJson } from '../store/stored-json.ts';
import type { Item } from '../store/table.ts';

/** A job as the table keeps it: the row `J#<id>` / `J`. */
export const StoredJob = Job.extend({
  account: Ref,
  /** The person who began the job. */
  user: z.string(),
  /**
   * The number of the state, which grows with each write. A worker goes on only from the state that it wrote itself,
   * so of two one gives up.
   */
  rev: z.int().min(1),
  /** The time until which the worker that runs it is believed to live. */
  leaseUntil: Instant.optional(),
  /** The number of times that it was begun since it last got further. */
  attempts: z.int().min(0),
  /** The question, as the kind reads it. */
  input: z.record(z.string(), z.unknown()),
  /** The place where its next portion begins; empty before the first. */
  at: z.record(z.string(), z.unknown()),
  /** The day after which the rows of the job may be gone, seconds since 1970. */
  expires: z.int(),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** Returns the row of a job; fields that no query needs are deflated JSON. */
export function encodeJob({ id, expires, ...job }: StoredJob): Item {
  return { ...jobKey(id), rev: job.rev, expires, body: packJson(job) };
}

const JobItem = z.object({
  pk: z.string(),
  expires: z.number(),
  body: z.instanceof(Uint8Array),
});

export function decodeJob(item: Item): StoredJob {
  const { pk, expires, body } = JobItem.parse(item);
  return StoredJob.parse({
    ...JSON.parse(unpackJson(body)),
    id: pk.slice(jobKey('').pk.length),
    expires,
  });
}

/**
 * Returns the job after an event.
 * @throws AppError `jobs.over` where the event does not happen to a job in this status
 */
export function afterEvent(job: StoredJob, event: JobEvent): StoredJob {
  const status = jobTransitions[job.status][event];
  if (status === undefined) throw new AppError(jobErrors.over);
  return { ...job, status, rev: job.rev + 1 };
}

/** Returns the job as it ends by an error, with the number that the error's text names. */
export function asFailed(job: StoredJob, { error, details: [detail] }: AppError): StoredJob {
  const errorLimit = z.number().safeParse(detail?.limit).data;
  return { ...afterEvent(job, 'fail'), error: error.code, ...defined({ errorLimit }) };
}
