import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';

const DIGEST_SECRET_BYTES = 48;

/** Makes a fresh secret for digests of addresses and codes. */
export const makeDigestSecret = (): string =>
  randomBytes(DIGEST_SECRET_BYTES).toString('base64url');

/** Makes a fresh ES256 pair for the app's own tokens: the private JWK and the JWKS with its public half, as JSON. */
export function makeTokenKeys(): { readonly privateJwk: string; readonly publicJwks: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const facts = { kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return {
    privateJwk: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), ...facts }),
    publicJwks: JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), ...facts }] }),
  };
}
