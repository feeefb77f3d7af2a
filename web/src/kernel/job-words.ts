import type { JobStatus } from '#shared/kernel/job.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

/** The words for the states of exports and imports. */
export const JOB_WORDS = {
  new: 'words.job.waiting',
  queued: 'words.job.waiting',
  running: 'words.job.running',
  complete: 'words.job.complete',
  failed: 'words.job.failed',
  cancelled: 'words.job.cancelled',
} as const satisfies Record<JobStatus, MessageKey>;
