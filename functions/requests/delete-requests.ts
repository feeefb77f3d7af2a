import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { countMessagesOfDeleted } from './count-request.ts';
import { readProcess, type StoredProcess } from './read-process.ts';
import { releaseUploads } from './release-uploads.ts';

/**
 * An administrator takes requests out of the product, all of them or, when one of the reads is refused, none. Each goes
 * in a save of its own: what stands in the answer is gone, its history and the reason stay in the store.
 */
export const deleteRequests: Implementation<typeof requestEndpoints.deleteRequests> = async (
  { processes, confirm, reason },
  context,
) => {
  const found = await Promise.all(processes.map((id) => readProcess(context, id)));
  requireConfirmed(found, confirm);
  const deleted = [];
  for (const stored of found) {
    await deleteOne(stored, reason, context);
    const { id, data } = { id: stored.entity.id, data: stored.process };
    const on = context.clock.now().toISOString();
    deleted.push({
      id,
      hid: data.hid ?? id,
      status: data.status,
      applicant: data.applicant.name,
      on,
    });
  }
  return { deleted };
};

/** The number of the request, or of several how many they are: typed, so that nobody deletes by a slip. */
function requireConfirmed(found: readonly StoredProcess[], confirm: string): void {
  const [first] = found;
  const wanted = found.length === 1 ? (first?.process.hid ?? first?.entity.id) : `${found.length}`;
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
  await context.store.save({
    changes: [
      { kind: 'delete', before: entity },
      ...(await releaseUploads({ id, process }, context)),
    ],
    by: signedIn(context.who).account,
    changeset: `delete: ${reason}`,
    messages: countMessagesOfDeleted({ id, rev: rev + 1 }, process),
  });
}
