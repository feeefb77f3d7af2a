import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Returns the text that stands for personal data in keys and for codes in rows. A thief of the table without the
 * product's secret cannot find an address or a short code by trying all of them.
 */
export type Digest = (...parts: readonly string[]) => string;

const KEY_BYTES = 32;

/**
 * Makes HMAC-SHA-256 digests under a key of its own, drawn from `secret` (RFC 5869). Another secret makes other
 * digests. Without a secret every digest throws: a function without it has no business with addresses and codes.
 */
export function makeDigest(secret: string | undefined): Digest {
  if (secret === undefined) {
    return () => {
      throw new Error('DIGEST_SECRET is missing: this function makes no digests.');
    };
  }
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'digests of addresses', KEY_BYTES));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
