import { entityErrors } from '#shared/entities/errors.ts';
import type { AttachmentType } from '#shared/entities/limits.ts';
import { shownJpeg } from '#shared/uploads/plain-jpeg.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { fileTypeOf } from './file-type-of.ts';
import { shownPng, shownWebp } from './shown-chunks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the parts of a picture that stay, by its type; undefined for one that is broken. */
const SHOWN: { readonly [T in AttachmentType]?: (bytes: Bytes) => Bytes[] | undefined } = {
  'image/jpeg': (bytes) => {
    const shown = shownJpeg(bytes);
    return shown && [shown];
  },
  'image/png': shownPng,
  'image/webp': shownWebp,
};

/**
 * Returns a picture without what cameras and programs wrote beside it, such as the place: everybody can load the files
 * of an offer. Files of other types stay as they are.
 * @throws ApiError for a picture that is broken, whose place would stay in it
 */
export async function withoutCameraData(file: File): Promise<File> {
  const type = fileTypeOf(file);
  const shown = type && SHOWN[type];
  if (shown === undefined) return file;
  const parts = shown(new Uint8Array(await file.arrayBuffer()));
  if (parts === undefined) throw new ApiError(entityErrors.wrongAttachmentContent);
  return new File(parts, file.name, { type: file.type });
}
