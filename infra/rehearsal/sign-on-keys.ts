import { generateKeyPairSync, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { listen } from '#infra/local/listen.ts';

const ALG = 'RS256';
const BITS = 2048;

/** The keys that sign an id token as the deployed handlers expect it, with RS256 as Cognito does. */
export const SignOnKeys = z.object({
  privateJwk: z.looseObject({ kid: z.string() }),
  issuer: z.string(),
  clientId: z.string(),
});
export type SignOnKeys = z.infer<typeof SignOnKeys>;

export type PublishedKeys = {
  readonly privateJwk: SignOnKeys['privateJwk'];
  /** The address where handlers read the keys. */
  readonly jwksUri: string;
  readonly stop: () => Promise<void>;
};

/**
 * Publishes the keys of a single sign-on: Cognito keeps its private ones, and the stand-in's are not where handlers
 * look.
 */
export async function publishKeys(): Promise<PublishedKeys> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: BITS });
  const facts = { kid: randomUUID(), alg: ALG, use: 'sig' };
  const jwks = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), ...facts }] });
  const { port, close } = await listen((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(jwks);
  }, 0);
  return {
    privateJwk: { ...privateKey.export({ format: 'jwk' }), ...facts },
    jwksUri: `http://127.0.0.1:${port}/jwks`,
    stop: close,
  };
}
