import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { entityAs } from '#functions/kernel/store/entity-as.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { deleteUnused } from '#functions/references/public.ts';
import { messagesOfDeleted } from '#functions/requests/process/count-messages.ts';
import { keepReadersElsewhere } from '#functions/requests/process/keep-readers-elsewhere.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfAct } from '#functions/requests/process/notify-recipients.ts';
import { readProcess, type StoredProcess } from '#functions/requests/process/read-process.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { shownStatus } from '#shared/requests/process/lapsed.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { uploadClass } from '#shared/uploads/upload.ts';

const CHANGESET = 'delete';

/**
 * Deletes requests for an administrator; none when one of the reads is refused. Each request is deleted in a save of
 * its own, and its parties are told. The answer names deleted requests, whose history and reason stay in the store, and failed ones, which stay
 * as they are; those that the caller has deleted before are named again, because the first answer may have been lost.
 */
export const deleteRequests: Implementation<typeof requestEndpoints.deleteRequests> = async (
  { processes, confirm, reason },
  context,
) => {
  const requests = await Promise.all(processes.map((id) => readOne(id, context)));
  requireConfirmed(requests, confirm);
  const deleted = [];
  const failed = [];
  for (const stored of requests) {
    if (stored.deletedOn !== undefined) {
      deleted.push(lineOf(stored, stored.deletedOn));
      continue;
    }
    const refused = await deleteOne(stored, reason, context).catch(asRefused);
    if (refused && requests.length === 1) throw refused;
    if (refused) failed.push({ ...namesOf(stored), code: refused.error.code });
    else deleted.push(lineOf(stored, context.clock.now().toISOString()));
  }
  return { deleted, failed };
};

type Found = StoredProcess & { readonly deletedOn?: string };

/**
 * Reads a request, or one that the caller has deleted, as it was last.
 * @throws AppError as `readProcess`
 */
async function readOne(id: string, context: Context): Promise<Found> {
  return readProcess(context, id).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.error !== entityErrors.deleted) throw error;
    const { items } = await context.rows.timeline(id, { limit: 2 });
    const [deletion, last] = items;
    const isOwn = deletion?.updatedBy === signedIn(context.who).account;
    if (!isOwn || deletion.changeset !== CHANGESET || last === undefined) throw error;
    const { full } = await context.rows.revision(id, last.rev);
    const entity = entityAs(requestProcessClass, full);
    if (entity === undefined) throw error;
    return { entity, process: entity.data, deletedOn: deletion.updated };
  });
}

/** Returns a refusal that the caller can understand; every other error ends the call. */
function asRefused(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

const namesOf = ({ entity: { id }, process }: StoredProcess) => ({ id, hid: process.hid ?? id });

function lineOf(stored: StoredProcess, on: string) {
  const { process } = stored;
  const { applicant } = process;
  return {
    ...namesOf(stored),
    status: shownStatus(process),
    applicant: applicant.name,
    on,
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
  const { account: by } = signedIn(context.who);
  const told = recipientsOfAct(process, by, 'requestDeleted');
  await deleteUnused(context, {
    before: entity,
    also: await releaseUploads({ id, process }, context),
    by,
    changeset: CHANGESET,
    reason,
    messages: [
      ...messagesOfDeleted({ id, rev: rev + 1 }),
      ...(await mailsOf(told, { id, process }, context)),
    ],
  });
}

type SentRequest = { readonly id: string; readonly process: RequestProcess };

/**
 * Ends the protection of a request's files when the request goes: its parties lose the right to read a file, unless
 * another request has it too of which they read the files.
 */
async function releaseUploads(
  request: SentRequest,
  context: Pick<Context, 'store' | 'search'>,
): Promise<EntityChange[]> {
  const ids = request.process.attachments.map(({ upload }) => upload);
  const uploads = await context.store.latestOf(uploadClass, ids, { fresh: true });
  const lost = new Map(uploads.map(({ id, data }) => [id, new Set(data.readers)]));
  await keepReadersElsewhere(request.id, lost, context);
  return uploads.flatMap((entity): EntityChange[] => {
    const upload = entity.data;
    const readers = upload.readers.filter((reader) => !lost.get(entity.id)?.has(reader));
    if (readers.length === upload.readers.length) return [];
    return [{ kind: 'update', before: entity, data: { ...upload, readers } }];
  });
}
