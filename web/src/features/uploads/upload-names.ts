import { ATTACHMENT_NAME_LENGTH } from '#shared/entities/limits.ts';
import { UPLOAD_NAME_LENGTH } from '#shared/uploads/limits.ts';
import { UPLOAD_NAME } from '#shared/uploads/upload-name.ts';

/**
 * Returns the name of an upload: `IMG 1 (2).jpg` → `IMG 1 (2)`, with hyphens for characters that a name cannot have.
 */
export function uploadName(file: string): string {
  const plain = file
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{Nd}()_ -]/gu, '-')
    .trim();
  return plain.slice(0, UPLOAD_NAME_LENGTH) || '-';
}

/** Returns the name of a file as it is downloaded. */
export function fileName(file: string): string {
  const ending = file.split('.').at(-1) ?? '';
  return `${uploadName(file).replace(/^[^\p{L}\p{N}]+/u, '') || 'file'}`
    .slice(0, ATTACHMENT_NAME_LENGTH - ending.length - 1)
    .concat('.', ending);
}

export const isUploadName = (name: string): boolean =>
  name.length <= UPLOAD_NAME_LENGTH && UPLOAD_NAME.test(name);
