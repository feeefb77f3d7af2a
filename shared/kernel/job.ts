import * as z from 'zod';
import { Ref } from './ref.ts';
import { Instant } from './time.ts';

/** Status of a job (specification section 4: new, queued, running, complete), and the two ways in which it does not get there. */
const JOB_STATUSES = ['new', 'queued', 'running', 'complete', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export type JobEvent = 'queue' | 'run' | 'finish' | 'fail' | 'cancel';

/** The next states of a job from each state. A worker that takes over a job from one that died runs it again. */
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

/** Failed jobs that are listed for administrators; of more the newest. */
export const FAILED_JOBS_LISTED = 200;

/** A line of the report: a fault of a row of the file, or a notice about it. */
export const JobLine = z.strictObject({
  /** The number of the row in the file, from 1, as a spreadsheet counts them; 0 where the line is about no row. */
  row: z.int().min(0),
  /** The heading of the column, where one cell is at fault. */
  column: z.string().max(200).default(''),
  /** The value that is at fault, cut to what a table shows. */
  value: z.string().max(200).default(''),
  /** The code of the error, or of the notice. */
  code: z.string().max(100),
  /** A word for the gap in the line's text: the row that says the same, or an example of an expected value. */
  detail: z.string().max(100).optional(),
  /** The entity that the line is about, where it stands in no row. */
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
  /** Rows done of all rows, or of other things that the kind counts; `total` as soon as it is known. */
  progress: z.object({ done: z.int().min(0), total: z.int().min(0).optional() }),
  counts: z.record(z.string(), z.int()),
  /** The number of lines of its report. */
  lines: z.int().min(0),
  /** The code of the error that ended the job. */
  error: z.string().optional(),
  /** The number that the text of the error names, as the line of the file that is at fault. */
  errorLimit: z.number().optional(),
});
export type Job = z.infer<typeof Job>;
