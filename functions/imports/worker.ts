import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { JobMessage, runJob } from '#functions/kernel/jobs/run-job.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { importFile } from './import-file.ts';
import { IMPORT_JOB } from './import-input.ts';

const KINDS = { [IMPORT_JOB]: importFile };

/** Runs imports, each as far as its time goes. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await currentWorld();
  return consumeBatch(event, here, ({ body }) =>
    runJob(here, { queue: 'imports', id: JobMessage.parse(body).job, kinds: KINDS }),
  );
}
