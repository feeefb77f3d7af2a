import { importJWK, SignJWT } from 'jose';
import type { SignOnKeys } from '#infra/rehearsal/sign-on-keys.ts';

const ALG = 'RS256';
const LIFETIME = '5m';

/** An id token of now for a user of the single sign-on that a deployed stage believes. */
export async function signOnAs(
  { privateJwk, issuer, clientId }: SignOnKeys,
  user: string,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALG, kid: privateJwk.kid })
    .setSubject(user)
    .setIssuer(issuer)
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await importJWK(privateJwk, ALG));
}
