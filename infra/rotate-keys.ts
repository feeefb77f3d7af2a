import * as z from 'zod';
import { makeTokenKeys } from './local/make-token-keys.ts';

const Jwk = z.looseObject({ kid: z.string() });
const Jwks = z.object({ keys: z.array(Jwk).min(1) });

/** The secret of the handlers; what else it holds (`CERTIFICATION_APIS`) stays as it is. */
const HandlerSecret = z.looseObject({
  JWT_PRIVATE_JWK: Jwk,
  JWT_PUBLIC_JWKS: Jwks,
  /** Waits until every process knows its public half. */
  NEXT_PRIVATE_JWK: Jwk.optional(),
});
export type HandlerSecret = z.infer<typeof HandlerSecret>;

export const KEY_STEPS = ['new', 'next', 'switch', 'drop'] as const;
export type KeyStep = (typeof KEY_STEPS)[number];

/**
 * One step of the signing key's life: `new` makes a secret; `next` adds a key that is accepted but signs nothing yet;
 * `switch` signs with it; `drop` ends what the old key signed. Between the steps every process must have read the
 * secret again, else some would refuse what others signed.
 * @throws when the step does not follow the state of the secret
 */
export function rotateKeys(step: KeyStep, json: unknown): HandlerSecret {
  if (step === 'new') {
    const { privateJwk, publicJwks } = newKeys();
    return { JWT_PRIVATE_JWK: privateJwk, JWT_PUBLIC_JWKS: publicJwks };
  }
  const { NEXT_PRIVATE_JWK: next, ...secret } = HandlerSecret.parse(json);
  const { keys } = secret.JWT_PUBLIC_JWKS;
  if (step === 'next') {
    if (next !== undefined) throw new Error('There is a next key already: switch to it.');
    const { privateJwk, publicJwks } = newKeys();
    const both = { keys: [...keys, ...publicJwks.keys] };
    return { ...secret, JWT_PUBLIC_JWKS: both, NEXT_PRIVATE_JWK: privateJwk };
  }
  if (step === 'switch') {
    if (next === undefined) throw new Error('There is no next key: make one first.');
    return { ...secret, JWT_PRIVATE_JWK: next };
  }
  if (next !== undefined) throw new Error('The next key signs nothing yet: switch to it first.');
  const { kid } = secret.JWT_PRIVATE_JWK;
  return { ...secret, JWT_PUBLIC_JWKS: { keys: keys.filter((key) => key.kid === kid) } };
}

function newKeys() {
  const { privateJwk, publicJwks } = makeTokenKeys();
  return {
    privateJwk: Jwk.parse(JSON.parse(privateJwk)),
    publicJwks: Jwks.parse(JSON.parse(publicJwks)),
  };
}
