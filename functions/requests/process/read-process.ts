import type { Context } from '#functions/kernel/context.ts';
import { entityAs } from '#functions/kernel/store/entity-as.ts';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
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
 * comes back. Who may act has to have seen the newest revision. Later reminders, that the office above was told, and
 * moves between folders of others do not count: a person who answers after these must not lose the page. Rights go
 * first: only who may act now, or could on what was seen, hears that somebody was quicker.
 * @throws AppError also as `allow`; `entities.revConflict`
 */
export async function readForAct<T>(
  context: Pick<Context, 'rows' | 'store' | 'who'>,
  pin: PinnedRef,
  allow: (process: RequestProcess) => T,
): Promise<StoredProcess & { readonly allowed: Awaited<T> }> {
  const stored = await readProcess(context, pin.id);
  const { process } = stored;
  const currentRev = stored.entity.rev;
  if (currentRev === pin.rev) return { ...stored, allowed: await allow(process) };
  const [seen] = await context.store.revisions(requestProcessClass, [pin]);
  if (seen !== undefined && isSameTo(context.who.account, process, seen.data)) {
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

/**
 * Tells whether a request is the same to a caller as the revision that it has seen: the timer has only told people of
 * its step since, and other parties have moved it between their own folders.
 */
function isSameTo(account: string | null, process: RequestProcess, seen: RequestProcess): boolean {
  const since = process.events.slice(seen.events.length);
  const areAllTold = since.every(({ event }) => event === 'remind' || event === 'escalate');
  return areAllTold && isSameAsStored(shownTo(account, process), shownTo(account, seen));
}

/** Returns a request without the folders of others, and without what the timer changes as it tells people. */
function shownTo(account: string | null, process: RequestProcess): object {
  const { events: _, supervisor: __, stepStays: ___, stepEscalatesOn: ____, ...shown } = process;
  return { ...shown, folders: shown.folders.filter((folder) => folder.startsWith(`${account}/`)) };
}
