import type { World } from '#functions/kernel/context.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { wasGranted } from './decision-record-of.ts';
import { findRecord, recordCreation } from './record-changes.ts';

/** The outcome; `notGranted`: the request has no decision to record, `there`: its record exists already. */
export type Recorded = 'recorded' | 'there' | 'notGranted';

/**
 * Records the decision of a request that was granted before decisions were recorded, from the named revision: of a
 * deleted request the last one before. A record that exists stays, however often this is called.
 */
export async function recordMissingDecision(
  { store, newId }: Pick<World, 'store' | 'newId'>,
  request: PinnedRef,
): Promise<Recorded> {
  const { id } = request;
  const [revision] = await store.revisions(requestProcessClass, [request]);
  const process = revision?.data;
  if (process === undefined || !wasGranted(process)) return 'notGranted';
  if ((await findRecord(store, id)) !== undefined) return 'there';
  const on = process.events.at(-1)?.on ?? process.created;
  const creation = await recordCreation({ store, newId }, { id, process, on });
  try {
    await store.save({ changes: [creation], by: 'system', changeset: 'record' });
    return 'recorded';
  } catch (error) {
    // The product has created the record meanwhile.
    if (error instanceof AppError && error.error === entityErrors.notUnique) return 'there';
    throw error;
  }
}
