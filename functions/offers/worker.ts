import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { presentWorld } from '#functions/kernel/world.ts';
import { ActivityConfirmed } from '#shared/offers/activity-confirmed.ts';
import { OwnerChanged } from '#shared/offers/owner-changed.ts';
import { confirmMany } from './confirm-many.ts';
import { followOwner } from './follow-owner.ts';

const OffersTask = z.union([OwnerChanged, ActivityConfirmed]);

/** Brings offers in line with owners that changed, and confirms the offers of suppliers that have very many. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await presentWorld();
  return consumeBatch(event, here.log, ({ body }) => {
    const task = OffersTask.parse(body);
    return 'owner' in task ? followOwner(here, task.owner) : confirmMany(here, task);
  });
}
