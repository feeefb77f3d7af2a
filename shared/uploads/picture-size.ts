import { LOGO_PIXELS } from './limits.ts';

/** Pixels of a picture. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Are both sides of a picture within what a logo may have? */
export function isLogoSized({ width, height }: PictureSize): boolean {
  return [width, height].every((side) => side >= LOGO_PIXELS.min && side <= LOGO_PIXELS.max);
}
