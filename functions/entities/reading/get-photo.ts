import { shownAttachment } from '#functions/kernel/attachments/accept-attachment.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { uploadRule } from '#functions/uploads/public.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { uploadClass } from '#shared/uploads/upload.ts';

/** Returns a photo as a guest may see it, whoever asks: caches give the answer to everybody. */
export const getPhoto: Implementation<typeof entityEndpoints.getPhoto> = async (
  { id },
  { rowsFor, files, store },
) => {
  const upload = await rowsFor(GUEST).stored(uploadClass, id);
  if (upload.data.category !== 'photo') throw new AppError(entityErrors.notFound);
  const { id: file } = await shownAttachment(upload, { files, store, rule: uploadRule });
  return Buffer.from(await files.get(attachmentKey(id, file))).toString('base64');
};
