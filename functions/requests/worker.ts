import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { presentWorld } from '#functions/kernel/world.ts';
import { countRequest, RequestMoved } from './count-request.ts';

/** Keeps the counts of the statistic. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await presentWorld();
  return consumeBatch(event, here.log, ({ body }) => countRequest(here, RequestMoved.parse(body)));
}
