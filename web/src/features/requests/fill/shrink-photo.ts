import { fileTypeOf } from '#web/features/uploads/public.ts';

/** A photo below it goes as it is; bytes. */
const PHOTO_BYTES = 1_500_000;
/** Enough to read a page that was photographed; pixels. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

/** A picture so large that a phone's connection is better spared most of it. */
export function isLargePhoto(file: File): boolean {
  return file.size > PHOTO_BYTES && fileTypeOf(file)?.startsWith('image/') === true;
}

/**
 * The picture as a smaller JPEG, upright and without what the camera wrote into it (also where it was taken). What the
 * browser cannot read, or gets no smaller, stays as it is: the server looks at it all the same.
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
  // JPEG knows no transparency: what is not drawn would be black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
