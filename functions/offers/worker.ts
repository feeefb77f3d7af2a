import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { currentWorld } from '#functions/kernel/world.ts';
import { OffergroupMerged } from '#shared/masterdata/offergroup-merged.ts';
import { ActivityConfirmed } from '#shared/offers/activity-confirmed.ts';
import { CountryChanged } from '#shared/offers/country-changed.ts';
import { OwnerChanged } from '#shared/offers/owner-changed.ts';
import { confirmMany } from './confirming/confirm-many.ts';
import { followCountry } from './following/follow-country.ts';
import { followOwner } from './following/follow-owner.ts';
import { moveOffers } from './following/move-offers.ts';

const OffersTask = z.union([OwnerChanged, ActivityConfirmed, CountryChanged, OffergroupMerged]);

/**
 * Brings offers in line with changed owners, countries and breeds, and confirms the offers of suppliers with very
 * many.
 */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const here = await currentWorld();
  return consumeBatch(event, here, ({ body }) => {
    const task = OffersTask.parse(body);
    if ('owner' in task) return followOwner(here, task);
    if ('merged' in task) return moveOffers(here, task);
    return 'confirms' in task ? confirmMany(here, task) : followCountry(here, task);
  });
}
