import { entityErrors } from '#shared/entities/errors.ts';
import { shownJpeg } from '#shared/uploads/plain-jpeg.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { fileTypeOf } from './file-type-of.ts';

/**
 * Returns a photo without what the camera wrote beside it, such as the place: everybody can load the files of an offer.
 * Files of other types stay as they are.
 * @throws ApiError for a photo that is broken, whose place would stay in it
 */
export async function withoutCameraData(file: File): Promise<File> {
  if (fileTypeOf(file) !== 'image/jpeg') return file;
  const bytes = shownJpeg(new Uint8Array(await file.arrayBuffer()));
  if (bytes === undefined) throw new ApiError(entityErrors.wrongAttachmentContent);
  return new File([bytes], file.name, { type: file.type });
}
