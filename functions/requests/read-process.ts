import type { Context } from '#functions/kernel/context.ts';
import { entityAs } from '#functions/kernel/store/entity-as.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { requestProcessClass } from '#shared/requests/request-process-class.ts';

/** A stored request, which a transition begins from. */
export type StoredProcess = {
  readonly entity: Entity<RequestProcess>;
  readonly process: RequestProcess;
};

/**
 * Returns the newest revision, if the caller may read it.
 * @throws AppError `requests.noProcessId` for unknown and foreign ids, `requests.notARequestProcess`
 */
export async function readProcess(
  { rows }: Pick<Context, 'rows'>,
  id: string,
): Promise<StoredProcess> {
  const { full } = await rows.get(id, { fresh: true }).catch((error: unknown) => {
    const isForeign = error instanceof AppError && error.error.code === entityErrors.notFound.code;
    throw isForeign ? new AppError(requestErrors.noProcessId, { cause: error }) : error;
  });
  const entity = entityAs(requestProcessClass, full);
  if (entity === undefined) throw new AppError(requestErrors.notARequestProcess);
  return { entity, process: entity.data };
}

/**
 * Reads a request as `readProcess` does, and requires that the caller has seen its newest revision. Later reminders
 * do not count: a person who answers after a reminder must not lose the page.
 * @throws AppError also `entities.revConflict`
 */
export async function readCurrentProcess(
  context: Pick<Context, 'rows' | 'store'>,
  { id, rev }: PinnedRef,
): Promise<StoredProcess> {
  const stored = await readProcess(context, id);
  const currentRev = stored.entity.rev;
  if (currentRev !== rev && !(await isOnlyReminded(context, stored, rev))) {
    const detail = fieldDetail('rev', entityErrors.revConflict, { currentRev });
    throw new AppError(entityErrors.revConflict, { details: [detail] });
  }
  return stored;
}

async function isOnlyReminded(
  { store }: Pick<Context, 'store'>,
  { entity, process }: StoredProcess,
  rev: number,
): Promise<boolean> {
  const [seen] = await store.revisions(requestProcessClass, [{ id: entity.id, rev }]);
  if (seen === undefined) return false;
  const since = process.events.slice(seen.data.events.length);
  return since.length === entity.rev - rev && since.every(({ event }) => event === 'remind');
}
