import { fileTypeOf } from '#web/features/uploads/public.ts';

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
    const blob = await encode(picture);
    picture.close();
    if (blob === null || blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
  } catch {
    return file;
  }
}

function encode(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const paper = canvas.getContext('2d');
  if (paper === null) return Promise.resolve(null);
  // JPEG knows no transparency: an empty ground would be black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
