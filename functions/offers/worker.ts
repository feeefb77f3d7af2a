import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { world } from '#functions/kernel/world.ts';
import { OwnerChanged } from '#shared/offers/owner-changed.ts';
import { followOwner } from './follow-owner.ts';

/** Brings offers in line with owners that changed. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = world();
  return consumeBatch(event, here.log, ({ body }) =>
    followOwner(here, OwnerChanged.parse(body).owner),
  );
}
