import { LOGO_PIXELS } from './limits.ts';

/** Pixels of a picture. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Tells whether both sides of a picture are within the bounds of a logo. */
export function isLogoSized({ width, height }: PictureSize): boolean {
  return [width, height].every((side) => side >= LOGO_PIXELS.min && side <= LOGO_PIXELS.max);
}
