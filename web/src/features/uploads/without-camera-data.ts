import { shownJpeg } from '#shared/uploads/plain-jpeg.ts';
import { fileTypeOf } from './file-type-of.ts';

/**
 * Returns a photo without what the camera wrote beside it, such as the place: everybody can load the files of an offer.
 * Whatever is no JPEG, or is broken, stays as it is: the server looks at it all the same.
 */
export async function withoutCameraData(file: File): Promise<File> {
  if (fileTypeOf(file) !== 'image/jpeg') return file;
  const bytes = shownJpeg(new Uint8Array(await file.arrayBuffer()));
  return bytes === undefined ? file : new File([bytes], file.name, { type: file.type });
}
