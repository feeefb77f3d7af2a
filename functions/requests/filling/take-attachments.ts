import { acceptAttachment } from '#functions/kernel/attachments/accept-attachment.ts';
import type { Context } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { findRow } from '#functions/requests/parties/find-row.ts';
import { uploadRule } from '#functions/uploads/public.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { ATTACHMENT_TOTAL_BYTES, ATTACHMENTS } from '#shared/requests/limits.ts';
import { attachmentsSeenBy } from '#shared/requests/process/supplier-reads.ts';
import { UPLOAD_READERS } from '#shared/uploads/limits.ts';
import { type Upload, uploadClass } from '#shared/uploads/upload.ts';

type Attachments = RequestProcess['attachments'];
type OwnUpload = { readonly entity: Entity; readonly upload: Upload };
export type TakenAttachments = {
  readonly attachments: Attachments;
  /** The attached uploads that are the caller's, which the parties may read once the request is passed on. */
  readonly uploads: readonly OwnUpload[];
};

/**
 * Returns the caller's uploads as attachments, after those of a request that was sent; those of a draft are replaced.
 * The limits hold for the files that the caller sees: a supplier is not refused for files that are hidden from it.
 * @throws AppError `requests.tooManyAttachments`, `requests.attachmentsTooBig`, `requests.uploadNotFound`,
 * `requests.uploadNotYours`, `requests.uploadWithoutFile`
 */
export async function takeAttachments(
  context: Pick<Context, 'rows' | 'who'>,
  sent: RequestProcess | undefined,
  uploadIds: readonly string[],
): Promise<TakenAttachments> {
  const { account } = context.who;
  const stays = sent?.attachments ?? [];
  const seen = sent === undefined ? [] : attachmentsSeenBy(sent, account);
  const staying = new Set(stays.map(({ upload }) => upload));
  const added = [...new Set(uploadIds)].filter((id) => !staying.has(id));
  // The files of a supplier may be more than the others find room for.
  if (added.length === 0) return { attachments: stays, uploads: [] };
  if (seen.length + added.length > ATTACHMENTS) {
    throw tooMuch(requestErrors.tooManyAttachments, ATTACHMENTS);
  }
  const uploads = await Promise.all(
    added.map((id) => readOwnUpload(context, id, `attachments.${uploadIds.indexOf(id)}`)),
  );
  const by = account ?? undefined;
  const taken = uploads.map((own) => ({ ...attachmentOf(own), by }));
  const total = [...seen, ...taken].reduce((sum, { size }) => sum + size, 0);
  if (total > ATTACHMENT_TOTAL_BYTES) {
    throw tooMuch(requestErrors.attachmentsTooBig, ATTACHMENT_TOTAL_BYTES);
  }
  return { attachments: [...stays, ...taken], uploads };
}

/**
 * Fixes the files of uploads as they are, so that parties read the sent files and no later ones, and returns the
 * attachments with the sizes that the files have then.
 * @throws AppError `requests.uploadWithoutFile` when a file has not arrived
 */
export async function acceptUploads(
  { attachments, uploads }: TakenAttachments,
  { files }: Pick<Context, 'files'>,
): Promise<Attachments> {
  const accept = async ({ entity }: OwnUpload): Promise<[id: string, size: number]> => {
    try {
      const { size } = await acceptAttachment(entity, { files, rule: uploadRule });
      return [entity.id, size];
    } catch (cause) {
      const isMissing =
        cause instanceof AppError && cause.error.code === entityErrors.attachmentNotFound.code;
      throw isMissing ? new AppError(requestErrors.uploadWithoutFile, { cause }) : cause;
    }
  };
  const sizes = new Map(await Promise.all(uploads.map(accept)));
  return attachments.map((attachment) => ({
    ...attachment,
    size: sizes.get(attachment.upload) ?? attachment.size,
  }));
}

/**
 * Makes uploads readable for parties of a request.
 * @throws AppError `requests.uploadSharedTooOften`
 */
export function shareUploads(
  uploads: readonly OwnUpload[],
  parties: readonly string[],
): EntityChange[] {
  return uploads.flatMap(({ entity, upload }) => {
    const others = parties.filter((party) => party !== upload.owner);
    const readers = [...new Set([...upload.readers, ...others])];
    if (readers.length > UPLOAD_READERS) throw new AppError(requestErrors.uploadSharedTooOften);
    if (readers.length === upload.readers.length) return [];
    return [{ kind: 'update', before: entity, data: { ...upload, readers } }];
  });
}

async function readOwnUpload(
  context: Pick<Context, 'rows' | 'who'>,
  id: string,
  path: string,
): Promise<OwnUpload> {
  const refuse = (error: ErrorDefinition): AppError =>
    new AppError(error, { details: [fieldDetail(path, error)] });
  const entity = await findRow(context, uploadClass, id);
  if (entity === undefined) throw refuse(requestErrors.uploadNotFound);
  const upload = entity.data;
  if (upload.owner !== context.who.account) throw refuse(requestErrors.uploadNotYours);
  if (upload.file === undefined) throw refuse(requestErrors.uploadWithoutFile);
  return { entity, upload };
}

function attachmentOf({ entity, upload }: OwnUpload): Attachments[number] {
  const { name = upload.name, contentType = '', size = 0 } = upload.file ?? {};
  return { upload: entity.id, name, contentType, size };
}

function tooMuch(error: ErrorDefinition, limit: number): AppError {
  return new AppError(error, { details: [fieldDetail('attachments', error, { limit })] });
}
