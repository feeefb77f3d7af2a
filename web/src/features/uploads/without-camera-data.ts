import { entityErrors } from '#shared/entities/errors.ts';
import { shownParts } from '#shared/uploads/shown-parts.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { fileTypeOf } from './file-type-of.ts';

/**
 * Returns a picture without what cameras and programs wrote beside it (`shownParts`), so that it never leaves the
 * device. Files of other types stay as they are.
 * @throws ApiError for a picture that is broken
 */
export async function withoutCameraData(file: File): Promise<File> {
  const type = fileTypeOf(file);
  if (!type?.startsWith('image/')) return file;
  const parts = shownParts(type, new Uint8Array(await file.arrayBuffer()));
  if (parts === undefined) throw new ApiError(entityErrors.wrongAttachmentContent);
  return new File(parts, file.name, { type: file.type });
}
