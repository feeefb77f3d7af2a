import { PHOTO_BYTES, PHOTO_SIDES, PHOTO_SOURCE } from '#shared/uploads/limits.ts';
import { pictureSizeOf } from '#shared/uploads/picture-size-of.ts';
import { plainJpeg } from '#shared/uploads/plain-jpeg.ts';
import { drawSmaller } from '#web/features/uploads/public.ts';

/** The reasons why a file does not become a photo. */
export type PhotoProblem =
  | 'heic'
  | 'noPhoto'
  | 'noPicture'
  | 'tooLarge'
  | 'tooSmall'
  | 'unreadable';
export type MadePhoto = { readonly large: File; readonly small: File };

/** Bytes at the beginning of a file in which its kind and its size in pixels stand. */
const HEAD_BYTES = 500_000;
const QUALITY = 0.8;

/** Makes the two sizes of a photo, upright and with nothing in them but the picture; or says why there is none. */
export async function makePhoto(file: File): Promise<MadePhoto | PhotoProblem> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = kindOf(file, head);
  if (kind === 'noPhoto') return kind;
  const size = pictureSizeOf(head);
  if (file.size > PHOTO_SOURCE.bytes || isTooMuch(size)) return 'tooLarge';
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return kind;
  try {
    if (Math.min(picture.width, picture.height) < PHOTO_SIDES.least) return 'tooSmall';
    if (isTooMuch(picture)) return 'tooLarge';
    const large = await photoFile(picture, PHOTO_SIDES.gallery);
    const small = await photoFile(picture, PHOTO_SIDES.card);
    if (large === undefined || small === undefined) return 'unreadable';
    return large.size > PHOTO_BYTES ? 'tooLarge' : { large, small };
  } finally {
    picture.close();
  }
}

/** Returns what to say of a file that the browser cannot show; it never shows what moves or is drawn as a photo. */
function kindOf({ name, type }: File, head: Uint8Array): PhotoProblem {
  const text = String.fromCharCode(...head.subarray(0, 12));
  const isDrawing = type === 'image/svg+xml' || /\.svgz?$/i.test(name);
  if (isDrawing || text.startsWith('GIF8')) return 'noPhoto';
  if (/^....ftyp(he|mi|ms)/s.test(text)) return 'heic';
  return type.startsWith('image/') ? 'unreadable' : 'noPicture';
}

const isTooMuch = (size: { readonly width: number; readonly height: number } | undefined) =>
  size !== undefined && size.width * size.height > PHOTO_SOURCE.pixels;

async function photoFile(picture: ImageBitmap, side: number): Promise<File | undefined> {
  const blob = await drawSmaller(picture, side, QUALITY);
  // Some browsers write EXIF of their own, which the server would refuse.
  const bytes = blob && plainJpeg(new Uint8Array(await blob.arrayBuffer()));
  return bytes ? new File([bytes], 'photo.jpg', { type: 'image/jpeg' }) : undefined;
}
