import { drawSmaller, fileTypeOf } from '#web/features/uploads/public.ts';

/** Bytes below which a photo is sent as it is. */
const PHOTO_BYTES = 1_500_000;
/** Pixels of the longer side: enough to read a page that was photographed. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

/** Tells whether a photo is so large that it is made smaller for a phone's connection. */
export function isLargePhoto(file: File): boolean {
  return file.size > PHOTO_BYTES && fileTypeOf(file)?.startsWith('image/') === true;
}

/**
 * Returns the picture as a smaller JPEG, upright and without the camera's own data (such as the place). A picture
 * that the browser cannot read, or gets no smaller, stays as it is: the server looks at it all the same.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const blob = await drawSmaller(picture, LONGEST_SIDE, QUALITY);
    picture.close();
    if (blob === null || blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
  } catch {
    return file;
  }
}
