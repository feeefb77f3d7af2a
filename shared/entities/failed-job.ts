import type * as z from 'zod';
import { Job } from '#shared/kernel/job.ts';
import { Ref } from '#shared/kernel/ref.ts';

/** A failed job of any account, as administrators see it: its account, how far it got and why it ended. */
export const FailedJob = Job.pick({
  id: true,
  kind: true,
  createdOn: true,
  endedOn: true,
  progress: true,
  error: true,
  errorLimit: true,
}).extend({ account: Ref });
export type FailedJob = z.infer<typeof FailedJob>;
