import { createPrivateKey, sign } from 'node:crypto';
import * as z from 'zod';
import type { ProofKeys } from '#functions/kernel/ports/proof-keys.ts';

const PrivateJwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1),
});

/** Signs with a private JWK of the process's own, for a laptop; each country has its own name for it. */
export function makeLocalProofKeys(privateJwk: string): ProofKeys {
  const jwk = PrivateJwk.parse(JSON.parse(privateJwk));
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const { kty, crv, x, y } = jwk;
  return {
    keyOf: async (country) => ({
      kid: `${jwk.kid}-${country.toLowerCase()}`,
      jwk: { kty, crv, x, y },
      sign: async (bytes) => sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }),
    }),
  };
}
