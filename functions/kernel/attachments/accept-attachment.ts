import type { World } from '#functions/kernel/context.ts';
import type { AnyEntityRule } from '#functions/kernel/entity-rule.ts';
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

type Acceptance = Pick<World, 'files'> & { readonly rule: AnyEntityRule | undefined };

/**
 * Returns the file of an entity from its final place. A file from a presigned form is checked and moved there first:
 * the form can be used again for some minutes, and later uploads change nothing any more.
 * @throws AppError `entities.attachmentNotFound`, `entities.wrongAttachmentContent`, and the errors of `rule`,
 * which is that of the class
 */
export async function acceptAttachment(
  { id, data }: Entity,
  { files, rule }: Acceptance,
): Promise<AttachedFile> {
  const file = AttachedFile.safeParse(data[ATTACHMENT_FIELD]).data;
  if (file === undefined) throw new AppError(entityErrors.attachmentNotFound);
  const key = attachmentKey(id, file.id);
  if (await files.head(key)) return file;
  try {
    await takeIncoming({ id, data }, file, { files, rule });
  } catch (error) {
    // Another reader may have been faster.
    if (!(await files.head(key))) throw error;
  }
  return file;
}

async function takeIncoming(
  { id, data }: Pick<Entity, 'id' | 'data'>,
  file: AttachedFile,
  { files, rule }: Acceptance,
): Promise<void> {
  const incoming = incomingKey(id, file.id);
  const sent = await files.head(incoming);
  if (sent?.size !== file.size) throw new AppError(entityErrors.attachmentNotFound);
  const bytes = await files.get(incoming);
  checkContent(checkType(file), bytes);
  rule?.checkFile?.({ data, bytes });
  await files.putNew(attachmentKey(id, file.id), file.contentType, bytes);
  await files.remove(incoming);
}
