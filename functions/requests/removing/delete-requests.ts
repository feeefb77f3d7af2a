import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { deleteUnused } from '#functions/references/public.ts';
import { messagesOfDeleted } from '#functions/requests/process/count-messages.ts';
import { readProcess, type StoredProcess } from '#functions/requests/process/read-process.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { shownStatus } from '#shared/requests/process/lapsed.ts';
import { releaseUploads } from './release-uploads.ts';

/**
 * Deletes requests for an administrator; none when one of the reads is refused. Each request is deleted in a save of
 * its own. The answer names deleted requests, whose history and reason stay in the store, and failed ones, which stay
 * as they are.
 */
export const deleteRequests: Implementation<typeof requestEndpoints.deleteRequests> = async (
  { processes, confirm, reason },
  context,
) => {
  const requests = await Promise.all(processes.map((id) => readProcess(context, id)));
  requireConfirmed(requests, confirm);
  const deleted = [];
  const failed = [];
  for (const stored of requests) {
    const refused = await deleteOne(stored, reason, context).catch(asRefused);
    if (refused && requests.length === 1) throw refused;
    if (refused) failed.push({ ...namesOf(stored), code: refused.error.code });
    else deleted.push(lineOf(stored, context.clock.now()));
  }
  return { deleted, failed };
};

/** Returns a refusal that the caller can understand; every other error ends the call. */
function asRefused(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

const namesOf = ({ entity: { id }, process }: StoredProcess) => ({ id, hid: process.hid ?? id });

function lineOf(stored: StoredProcess, on: Date) {
  const { process } = stored;
  const { applicant } = process;
  return {
    ...namesOf(stored),
    status: shownStatus(process),
    applicant: applicant.name,
    on: on.toISOString(),
  };
}

/** Requires the typed number of the request, or the count of several requests, so that nobody deletes by a slip. */
function requireConfirmed(requests: readonly StoredProcess[], confirm: string): void {
  const [first] = requests;
  const wanted =
    requests.length === 1 ? (first?.process.hid ?? first?.entity.id) : `${requests.length}`;
  if (confirm === wanted) return;
  const detail = fieldDetail('confirm', requestErrors.deletionNotConfirmed);
  throw new AppError(requestErrors.deletionNotConfirmed, { details: [detail] });
}

async function deleteOne(
  { entity, process }: StoredProcess,
  reason: string,
  context: Context,
): Promise<void> {
  const { id, rev } = entity;
  await deleteUnused(context, {
    before: entity,
    also: await releaseUploads({ id, process }, context),
    by: signedIn(context.who).account,
    changeset: 'delete',
    reason,
    messages: messagesOfDeleted({ id, rev: rev + 1 }),
  });
}
