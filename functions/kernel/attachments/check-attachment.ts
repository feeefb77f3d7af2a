import type { AttachedFile } from '#shared/entities/attached-file.ts';
import { attachmentType } from '#shared/entities/attached-file.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { ATTACHMENT_BYTES, type AttachmentType } from '#shared/entities/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { parseDataUri } from '#shared/kernel/data-uri.ts';
import { shownParts } from '#shared/uploads/shown-parts.ts';
import { contentFits } from './content-fits.ts';

/**
 * Returns the type of a file that can be attached.
 * @throws AppError `entities.wrongAttachmentType`
 */
export function checkType({
  contentType,
  name,
}: Pick<AttachedFile, 'contentType' | 'name'>): AttachmentType {
  const type = attachmentType(contentType, name);
  if (type === undefined) throw new AppError(entityErrors.wrongAttachmentType);
  return type;
}

/**
 * Returns the bytes of a data URI that holds a file of this type, as `keptBytes` does.
 * @throws AppError `entities.invalidDataUri`, `entities.attachmentTooLarge`, `entities.wrongAttachmentContent`
 */
export function readDataUri(type: AttachmentType, uri: string): Uint8Array {
  const parsed = parseDataUri(uri);
  if (parsed === undefined) throw new AppError(entityErrors.invalidDataUri);
  const bytes = Buffer.from(parsed.base64, 'base64');
  if (bytes.length > ATTACHMENT_BYTES) throw new AppError(entityErrors.attachmentTooLarge);
  if (parsed.contentType !== type) throw new AppError(entityErrors.wrongAttachmentContent);
  return keptBytes(type, bytes);
}

/**
 * Returns the bytes of a file of this type that are kept: browsers send pictures without what cameras wrote in them,
 * other programs may not.
 * @throws AppError `entities.wrongAttachmentContent` for bytes that are no file of this type, or a broken picture
 */
export function keptBytes(type: AttachmentType, bytes: Uint8Array): Uint8Array {
  const parts = contentFits(type, bytes) ? shownParts(type, new Uint8Array(bytes)) : undefined;
  if (parts === undefined) throw new AppError(entityErrors.wrongAttachmentContent);
  return Buffer.concat(parts);
}
