import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { countHits } from '#functions/rules/public.ts';
import { OffergroupMerged } from '#shared/masterdata/offergroup-merged.ts';
import { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import { FarmMoved } from '#shared/requests/farm-moved.ts';
import { RulesFired } from '#shared/rules/rules-fired.ts';
import { countRequest } from './counting/count-request.ts';
import { moveRequests } from './counting/move-requests.ts';
import { recordDeletedRequest } from './counting/record-deleted-request.ts';
import { handOverOfFarm, handOverRequests } from './deciding/hand-over-requests.ts';
import { RequestMoved } from './process/count-messages.ts';

const RequestsTask = z.union([
  RequestMoved,
  AuthorityChanged,
  FarmMoved,
  OffergroupMerged,
  RulesFired,
]);

/**
 * Keeps the counts of statistic, fired rules and deleted requests, hands open requests to a region's new authority
 * or a farm's new control body, and moves requests to the remaining breed of theirs.
 */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await currentWorld();
  return consumeBatch(event, here, ({ body }) => {
    const task = RequestsTask.parse(body);
    if ('farm' in task) return handOverOfFarm(here, task);
    if ('merged' in task) return moveRequests(here, task);
    if ('fired' in task) return countHits(here, task);
    return 'regions' in task ? handOverRequests(here, task) : follow(here, task);
  });
}

async function follow(here: World, task: RequestMoved): Promise<void> {
  await countRequest(here, task);
  if (task.deleted) await recordDeletedRequest(here, task);
}
