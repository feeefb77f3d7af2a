import type { AttachmentType } from '#shared/entities/limits.ts';

/** The number of bytes at the beginning of a file that tell its type. */
const FIRST_BYTES = 512;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [...Buffer.from('RIFF')];
const WEBP = [...Buffer.from('WEBP')];
const PDF = [...Buffer.from('%PDF-')];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]; // MS-CFB 2.2, the container of XLS

const FITS: Readonly<Record<AttachmentType, (bytes: Uint8Array) => boolean>> = {
  'image/png': (bytes) => has(bytes, PNG),
  'image/jpeg': (bytes) => has(bytes, JPEG),
  'image/webp': (bytes) => has(bytes, RIFF) && has(bytes, WEBP, 8),
  'application/pdf': (bytes) => has(bytes, PDF),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': (bytes) => has(bytes, ZIP),
  'application/vnd.ms-excel': (bytes) => has(bytes, COMPOUND_FILE),
  'text/csv': (bytes) => bytes.length > 0 && !bytes.includes(0) && !looksLikeMarkup(bytes),
};

/** Tells whether a file of that type begins with these bytes: its content decides, not its name. */
export function contentFits(contentType: AttachmentType, bytes: Uint8Array): boolean {
  return FITS[contentType](bytes.subarray(0, FIRST_BYTES));
}

function has(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, n) => bytes[at + n] === byte);
}

/** Tells whether a browser that guesses types would take the bytes for a page. */
function looksLikeMarkup(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes));
}
