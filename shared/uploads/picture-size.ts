import { LOGO_PIXELS, PHOTO_SIDES } from './limits.ts';

/** Pixels of a picture. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Tells whether both sides of a picture are within the bounds of a logo. */
export function isLogoSized({ width, height }: PictureSize): boolean {
  return [width, height].every((side) => side >= LOGO_PIXELS.min && side <= LOGO_PIXELS.max);
}

/** Tells whether the longer side of a picture is within the bounds of a photo of animals. */
export function isPhotoSized({ width, height }: PictureSize): boolean {
  const longer = Math.max(width, height);
  return longer >= PHOTO_SIDES.least && longer <= PHOTO_SIDES.gallery;
}
