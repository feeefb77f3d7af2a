import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];
/** The level near the best ratio; the highest takes seconds for a large script. */
const BROTLI_LEVEL = 6;

/** Returns the best encoding that the client of a request accepts. */
export function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return ENCODINGS.find((name) => accepted.some((type) => type.split(';')[0] === name));
}

export function compress(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL },
  });
}
