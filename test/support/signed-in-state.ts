import { User } from 'oidc-client-ts';
import type { BrowserContextOptions } from 'playwright-core';
import { CLIENT_ID, type LocalAddresses } from '#infra/local/local-addresses.ts';
import { signIn } from '#infra/local/sso/sign-in.ts';
import { SIGN_ON_PREFIX } from '#web/kernel/session/sign-on-prefix.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Returns what a browser keeps of somebody who has just signed in on a site: the tokens, and the cookies of the single
 * sign-on. Each window needs a state of its own, since a refresh token can be used once.
 */
export async function signedInState(
  addresses: LocalAddresses,
  site: string,
  login: string,
): Promise<StorageState> {
  const tokens = await signIn(addresses, login);
  if (tokens === undefined) throw new Error(`${login} cannot sign in`);
  const profile = JSON.parse(
    Buffer.from(tokens.idToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  const user = new User({
    id_token: tokens.idToken,
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    token_type: 'Bearer',
    scope: 'openid email profile',
    profile,
    expires_at: profile.exp,
  });
  const name = `${SIGN_ON_PREFIX}user:${addresses.signOn}:${CLIENT_ID}`;
  return {
    cookies: [...tokens.cookies].map(([cookie, value]) => ({
      name: cookie,
      value,
      domain: new URL(addresses.signOn).hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax',
    })),
    origins: [{ origin: site, localStorage: [{ name, value: user.toStorageString() }] }],
  };
}
