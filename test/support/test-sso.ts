import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { listen } from '#infra/local/listen.ts';

export const CLIENT_ID = 'client';

/** A key of RSA takes a twentieth of a second to make: all sign-ons of a process begin with one. */
let first: ReturnType<typeof makeKey> | undefined;

/** A single sign-on that only publishes keys and signs what a test wants. */
export async function startTestSso() {
  const made = new Map<string, Awaited<ReturnType<typeof makeKey>>>();
  const published: JWK[] = [];
  let fetches = 0;
  let isUp = true;
  const { port, close } = await listen((_request, response) => {
    fetches += 1;
    response.statusCode = isUp ? 200 : 500;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: published }));
  }, 0);
  const issuer = `http://127.0.0.1:${port}`;

  const publish = (kid: string, key: Awaited<ReturnType<typeof makeKey>>) => {
    made.set(kid, key);
    published.push(key.publicJwk);
  };
  const addKey = async (kid: string, alg: string) => publish(kid, await makeKey(kid, alg));
  first ??= makeKey('rsa', 'RS256');
  publish('rsa', await first);

  return {
    issuer,
    jwksUri: `${issuer}/jwks`,
    addKey,
    fetches: () => fetches,
    setUp: (up: boolean) => {
      isUp = up;
    },
    /** An id token of now; undefined claims are left out. */
    sign: async (
      claims: Record<string, unknown> = {},
      header: Record<string, unknown> = {},
      signer = 'rsa',
    ) => {
      const key = made.get(signer);
      if (key === undefined) throw new Error(`There is no key ${signer}.`);
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        sub: 'anna',
        iss: issuer,
        aud: CLIENT_ID,
        iat: now,
        exp: now + 300,
        ...claims,
      };
      return new SignJWT(JSON.parse(JSON.stringify(payload)))
        .setProtectedHeader({ alg: key.alg, kid: signer, ...header })
        .sign(key.privateKey);
    },
    stop: close,
  };
}

async function makeKey(kid: string, alg: string) {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { alg, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}
