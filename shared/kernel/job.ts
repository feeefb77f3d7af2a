import * as z from 'zod';
import { Ref } from './ref.ts';
import { Instant } from './time.ts';

/** Status of a job (specification section 4: new, queued, running, complete), and the two ways in which it does not get there. */
const JOB_STATUSES = ['new', 'queued', 'running', 'complete', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export type JobEvent = 'queue' | 'run' | 'finish' | 'fail' | 'cancel';

/** The one table of a job's states. A worker that takes a job over from one that died runs it again. */
export const jobTransitions: Readonly<
  Record<JobStatus, Readonly<Partial<Record<JobEvent, JobStatus>>>>
> = {
  new: { queue: 'queued' },
  queued: { run: 'running', fail: 'failed', cancel: 'cancelled' },
  running: { run: 'running', finish: 'complete', fail: 'failed', cancel: 'cancelled' },
  complete: {},
  failed: {},
  cancelled: {},
};

/** Tells whether nothing happens to the job any more. */
export const isOver = (status: JobStatus): boolean =>
  Object.keys(jobTransitions[status]).length === 0;

/** The jobs that failed and wait for an administrator; of more of them the newest are listed. */
export const FAILED_JOBS_LISTED = 200;

/** A line of the report: what is wrong with a row of the file, or is to be told of it. */
export const JobLine = z.strictObject({
  /** The number of the row in the file, from 1, as a spreadsheet counts them; 0 of what stands in no row. */
  row: z.int().min(0),
  /** The heading of the column, where one cell is at fault. */
  column: z.string().max(200).default(''),
  /** The value that is at fault, cut to what a table shows. */
  value: z.string().max(200).default(''),
  /** The code of the error, or of the notice. */
  code: z.string().max(100),
  /** A word that its text has room for: the row that says the same, an example of what is expected. */
  detail: z.string().max(100).optional(),
  /** The entity that it is about, where it stands in no row. */
  about: Ref.optional(),
});
export type JobLine = z.infer<typeof JobLine>;

/** A job as its owner sees it. */
export const Job = z.object({
  id: Ref,
  kind: z.string(),
  status: z.enum(JOB_STATUSES),
  createdOn: Instant,
  startedOn: Instant.optional(),
  endedOn: Instant.optional(),
  /** Rows, or what else the kind counts; `total` as soon as it is known. */
  progress: z.object({ done: z.int().min(0), total: z.int().min(0).optional() }),
  counts: z.record(z.string(), z.int()),
  /** The number of lines of its report. */
  lines: z.int().min(0),
  /** The code of the error that ended it. */
  error: z.string().optional(),
});
export type Job = z.infer<typeof Job>;
