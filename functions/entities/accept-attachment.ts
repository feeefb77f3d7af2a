import { entityRules } from '#functions/entity-rules.ts';
import type { World } from '#functions/kernel/context.ts';
import {
  ATTACHMENT_FIELD,
  AttachedFile,
  attachmentKey,
  incomingKey,
} from '#shared/entities/attached-file.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { checkContent, checkType } from './check-attachment.ts';

/**
 * The file of an entity, where it stays. What came through a presigned form is looked at and brought there first: the
 * form can be used again for some minutes, and what comes then changes nothing any more.
 * @throws AppError `entities.attachmentNotFound`, `entities.wrongAttachmentContent`, and what the class's rule refuses
 */
export async function acceptAttachment(
  { id, entityclass, data }: Entity,
  { files }: Pick<World, 'files'>,
): Promise<AttachedFile> {
  const file = AttachedFile.safeParse(data[ATTACHMENT_FIELD]).data;
  if (file === undefined) throw new AppError(entityErrors.attachmentNotFound);
  const key = attachmentKey(id, file.id);
  if (await files.head(key)) return file;
  const incoming = incomingKey(id, file.id);
  const sent = await files.head(incoming);
  if (sent?.size !== file.size) throw new AppError(entityErrors.attachmentNotFound);
  const bytes = await files.get(incoming);
  checkContent(checkType(file), bytes);
  entityRules[entityclass]?.checkFile?.({ data, bytes });
  await files.putNew(key, file.contentType, bytes);
  await files.remove(incoming);
  return file;
}
