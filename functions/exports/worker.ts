import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { JobMessage, runJob } from '#functions/kernel/jobs/run-job.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { exportFile } from './export-file.ts';
import { EXPORT_JOB } from './own-export.ts';

const KINDS = { [EXPORT_JOB]: exportFile() };

/** Runs exports, each as far as its time goes. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await currentWorld();
  return consumeBatch(event, here, ({ body }) =>
    runJob(here, { queue: 'exports', id: JobMessage.parse(body).job, kinds: KINDS }),
  );
}
