import type { Implementation } from '#functions/kernel/context.ts';
import { ATTACHMENT_FIELD, AttachedFile, attachmentKey } from '#shared/entities/attached-file.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { checkContent, checkType } from './check-attachment.ts';
import { FIRST_BYTES } from './content-fits.ts';

export const getAttachment: Implementation<typeof entityEndpoints.getAttachment> = async (
  { id },
  { rows, files },
) => {
  const { entity } = await rows.get(id);
  const file = AttachedFile.safeParse(entity.data[ATTACHMENT_FIELD]);
  if (!file.success) throw new AppError(entityErrors.attachmentNotFound);
  const { name, contentType, size } = file.data;
  const key = attachmentKey(id, file.data.id);
  // A presigned form may not have been used yet, and nobody has looked at what came through it.
  const stored = await files.head(key);
  if (stored?.size !== size) throw new AppError(entityErrors.attachmentNotFound);
  checkContent(checkType(file.data), await files.get(key, FIRST_BYTES));
  return { url: await files.downloadUrl(key, name), name, contentType, size };
};
