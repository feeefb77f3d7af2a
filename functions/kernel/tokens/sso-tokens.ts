import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwtExpiredError, JwtInvalidAudienceError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { Email } from '#shared/kernel/email.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { TOKEN_SKEW_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Tokens } from './tokens.ts';

const KEYS_TIMEOUT_MS = 3 * SECOND_MS;

const Header = z.object({
  alg: z.enum(['RS256', 'ES256']),
  /** The extensions that a reader must understand (RFC 7515 section 4.1.11); none is known. */
  crit: z.never().optional(),
});
const Claims = z.object({
  sub: z.string().min(1).max(200),
  exp: z.number(),
  iat: z.number(),
  auth_time: z.number().optional(),
  /** The use of the token: Cognito signs access tokens with the same keys; only its id tokens are for the client. */
  token_use: z.literal('id').optional(),
  /** The client that a token with several audiences was made for (OpenID Connect Core section 3.1.3.7). */
  azp: z.string().optional(),
  /** The name by which alone Cognito finds people of identity providers. */
  'cognito:username': z.string().min(1).max(128).optional(),
  name: z.string().optional().catch(undefined),
  // An unusable address must not keep its user out.
  email: Email.optional().catch(undefined),
  /** True also as text, which Cognito writes in some claims of federated users. */
  email_verified: z.literal([true, 'true']).optional().catch(undefined),
});

export type SsoSettings = {
  readonly clock: Clock;
  readonly issuer: string;
  /** The clients; a token must be made for one of them. */
  readonly clientIds: readonly string[];
  /** The clients with tokens that need not say that an address is verified. */
  readonly trustedWithEmail?: readonly string[];
  /** The address of the keys; by default `<issuer>/.well-known/jwks.json`, as Cognito has it. */
  readonly jwksUri?: string | undefined;
};

/**
 * Makes the verifier of id tokens of the single sign-on. Its keys are fetched on first use; an unknown key id causes
 * one new fetch, then none for 10 s (`SimplePenaltyBox`).
 */
export function makeSsoTokens({
  issuer,
  clientIds,
  trustedWithEmail = [],
  jwksUri,
  clock,
}: SsoSettings): Pick<Tokens, 'verifySso'> {
  const verifier = JwtVerifier.create(
    {
      issuer,
      audience: [...clientIds],
      graceSeconds: TOKEN_SKEW_SECONDS,
      ...defined({ jwksUri }),
      customJwtCheck: ({ header, payload }) => {
        Header.parse(header);
        const { azp, iat } = Claims.parse(payload);
        const isForOther = azp !== undefined && !clientIds.includes(azp);
        const isFromFuture = iat > clock.now().getTime() / SECOND_MS + TOKEN_SKEW_SECONDS;
        if (isForOther || isFromFuture) throw new AppError(sessionErrors.invalidAuth);
      },
    },
    // The library's own fetcher refuses http, which the local single sign-on speaks.
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  return {
    async verifySso(idToken) {
      try {
        const payload = await verifier.verify(idToken);
        const {
          sub,
          name,
          email,
          email_verified,
          auth_time: signedInAt,
          ...claims
        } = Claims.parse(payload);
        const login = claims['cognito:username'];
        const isTrusted = trustedWithEmail.some((client) => client === payload.aud);
        const verifiedEmail = isTrusted || email_verified !== undefined ? email : undefined;
        return {
          user: sub,
          verifiedEmail,
          ...defined({ login, name, signedInAt }),
        };
      } catch (cause) {
        throw new AppError(errorFor(cause), { cause });
      }
    },
  };
}

async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(uri, { signal: AbortSignal.timeout(KEYS_TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (cause) {
    throw new FetchError(uri, cause);
  }
}

function errorFor(cause: unknown) {
  if (cause instanceof JwtExpiredError) return sessionErrors.expiredToken;
  if (cause instanceof JwtInvalidAudienceError) return sessionErrors.wrongAudience;
  return cause instanceof FetchError ? kernelErrors.partAway : sessionErrors.invalidAuth;
}
