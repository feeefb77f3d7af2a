import { ATTACHMENT_FORM_BYTES, ATTACHMENT_TYPES } from '#shared/entities/limits.ts';
import { LOGO_BYTES } from '#shared/uploads/limits.ts';
import { isLogoSized, type PictureSize } from '#shared/uploads/picture-size.ts';
import { pictureSizeOf } from '#shared/uploads/picture-size-of.ts';
import { fileTypeOf } from './file-type-of.ts';

/** The reasons why a file is not sent at all; the server checks the same, and the content. */
export type FileProblem =
  | { readonly reason: 'empty' | 'wrongType' | 'logoType' }
  | { readonly reason: 'tooLarge'; readonly bytes: number; readonly limit: number }
  | { readonly reason: 'logoSides'; readonly size: PictureSize };

/** Endings for the `accept` of a file control. */
export const FILE_ENDINGS = endingsOf(() => true);
export const PICTURE_ENDINGS = endingsOf((type) => type.startsWith('image/'));

function endingsOf(takes: (contentType: string) => boolean): string[] {
  return ATTACHMENT_TYPES.filter(({ contentType }) => takes(contentType)).flatMap(({ endings }) =>
    endings.map((ending) => `.${ending}`),
  );
}

/** Returns the problem of a file's type, its size or, for a logo, its sides. */
export async function fileProblem(
  file: File,
  { logo }: { readonly logo: boolean },
): Promise<FileProblem | undefined> {
  const type = fileTypeOf(file);
  const limit = logo ? LOGO_BYTES : ATTACHMENT_FORM_BYTES;
  if (type === undefined) return { reason: logo ? 'logoType' : 'wrongType' };
  if (logo && !type.startsWith('image/')) return { reason: 'logoType' };
  if (file.size === 0) return { reason: 'empty' };
  if (file.size > limit) return { reason: 'tooLarge', bytes: file.size, limit };
  const size = logo ? pictureSizeOf(new Uint8Array(await file.arrayBuffer())) : undefined;
  return size && !isLogoSized(size) ? { reason: 'logoSides', size } : undefined;
}
