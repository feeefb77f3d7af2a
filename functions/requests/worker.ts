import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { presentWorld } from '#functions/kernel/world.ts';
import { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import { countRequest, RequestMoved } from './count-request.ts';
import { handOver } from './hand-over.ts';

const RequestsTask = z.union([RequestMoved, AuthorityChanged]);

/** Keeps the counts of the statistic, and hands open requests to a region's new authority. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await presentWorld();
  return consumeBatch(event, here.log, ({ body }) => {
    const task = RequestsTask.parse(body);
    return 'region' in task ? handOver(here, task.region) : countRequest(here, task);
  });
}
