import type { AttachmentType } from '#shared/entities/limits.ts';
import { shownJpeg } from './plain-jpeg.ts';
import { shownPng, shownWebp } from './shown-chunks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Returns the parts of a file that stay: a picture goes without what cameras and programs wrote beside it, such as the
 * place, since everybody can load the files of an offer. Undefined for a picture that is broken, whose place would stay
 * in it.
 */
export function shownParts(type: AttachmentType, bytes: Bytes): Bytes[] | undefined {
  switch (type) {
    case 'image/jpeg': {
      const shown = shownJpeg(bytes);
      return shown && [shown];
    }
    case 'image/png':
      return shownPng(bytes);
    case 'image/webp':
      return shownWebp(bytes);
    default:
      return [bytes];
  }
}
