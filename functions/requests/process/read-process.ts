import type { Context } from '#functions/kernel/context.ts';
import { entityAs } from '#functions/kernel/store/entity-as.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

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
 * Reads a request as `readProcess` does for an act of the caller; `allow` refuses who may not act, and its answer
 * comes back. Who may act has to have seen the newest revision. Later reminders, and that the office above was told, do
 * not count: a person who answers after these must not lose the page. Rights go first: only who may act now, or could
 * on what was seen, hears that somebody was quicker.
 * @throws AppError also as `allow`; `entities.revConflict`
 */
export async function readForAct<T>(
  context: Pick<Context, 'rows' | 'store'>,
  pin: PinnedRef,
  allow: (process: RequestProcess) => T,
): Promise<StoredProcess & { readonly allowed: Awaited<T> }> {
  const stored = await readProcess(context, pin.id);
  const { process } = stored;
  const currentRev = stored.entity.rev;
  if (currentRev === pin.rev) return { ...stored, allowed: await allow(process) };
  const [seen] = await context.store.revisions(requestProcessClass, [pin]);
  if (seen !== undefined && isOnlyTold(stored, seen)) {
    return { ...stored, allowed: await allow(process) };
  }
  const couldAct = seen !== undefined && (await isAllowed(() => allow(seen.data)));
  if (!couldAct) await allow(process);
  const detail = fieldDetail('rev', entityErrors.revConflict, { currentRev });
  throw new AppError(entityErrors.revConflict, { details: [detail] });
}

async function isAllowed(check: () => unknown): Promise<boolean> {
  try {
    await check();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Tells whether the timer alone has changed a request since, and only told people of its step. */
function isOnlyTold({ entity, process }: StoredProcess, seen: Entity<RequestProcess>): boolean {
  const since = process.events.slice(seen.data.events.length);
  const areAllTold = since.every(({ event }) => event === 'remind' || event === 'escalate');
  return since.length === entity.rev - seen.rev && areAllTold;
}
