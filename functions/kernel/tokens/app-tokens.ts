import {
  createLocalJWKSet,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from 'jose';
import * as z from 'zod';
import { AppError } from '#shared/kernel/app-error.ts';
import { APP_TOKEN_SECONDS, TOKEN_LENGTH, TOKEN_SKEW_SECONDS } from '#shared/kernel/limits.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Tokens } from './tokens.ts';

const ALGORITHM = 'ES256';
const TYPE = 'JWT';

/** The part of a JWK that this file reads; it has more fields (RFC 7517). */
const Key = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().min(1),
});
const Claims = z.object({ sub: z.string().min(1), account: z.uuid(), role: AccountRole });

export type AppTokenSettings = {
  /** The private JWK (ES256) with `kid`, as JSON; without it tokens are verified only. */
  readonly privateJwk: string | undefined;
  /** The JWKS of the public keys still accepted, as JSON: during a rotation the old and the new one. */
  readonly publicJwks: string;
  readonly issuer: string;
};

/** Makes the app's own tokens and verifies them: ES256, own issuer and audience, `APP_TOKEN_SECONDS` long. */
export function makeAppTokens(
  { privateJwk, publicJwks, issuer }: AppTokenSettings,
  clock: Clock,
): Pick<Tokens, 'issue' | 'verify'> {
  const audience = `${issuer}/api`;
  const signingKey = privateJwk === undefined ? undefined : keyOf(privateJwk);
  const publicKeys = createLocalJWKSet({
    keys: z.object({ keys: z.array(Key) }).parse(JSON.parse(publicJwks)).keys,
  });
  // The library jose would try the only key for a token that names none.
  const keyFor: JWTVerifyGetKey = (header, token) => {
    if (header.kid === undefined) throw new AppError(sessionErrors.invalidAuth);
    return publicKeys(header, token);
  };
  return {
    async issue({ user, account, role }) {
      if (signingKey === undefined) {
        throw new Error('JWT_PRIVATE_JWK is missing: this function issues no tokens.');
      }
      const issuedAt = Math.floor(clock.now().getTime() / SECOND_MS);
      const jwt = await new SignJWT({ account, role })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: signingKey.kid })
        .setSubject(user)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + APP_TOKEN_SECONDS)
        .sign(await importJWK(signingKey, ALGORITHM));
      return { jwt, expires: new Date((issuedAt + APP_TOKEN_SECONDS) * SECOND_MS) };
    },
    async verify(jwt) {
      if (jwt.length > TOKEN_LENGTH) throw new AppError(sessionErrors.invalidAuth);
      try {
        const { payload } = await jwtVerify(jwt, keyFor, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'iat'],
          maxTokenAge: APP_TOKEN_SECONDS,
          clockTolerance: TOKEN_SKEW_SECONDS,
          currentDate: clock.now(),
        });
        const { sub, account, role } = Claims.parse(payload);
        return { user: sub, account, role };
      } catch (cause) {
        throw new AppError(sessionErrors.invalidAuth, { cause });
      }
    },
  };
}

function keyOf(json: string): JWK & { kid: string } {
  const { kid, ...key } = Key.extend({ d: z.string() }).parse(JSON.parse(json));
  return { ...key, kid };
}
