import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { CLIENT_ID, type LocalAddresses } from '../local-addresses.ts';
import { type LocalAnswer, localFetch } from '../local-fetch.ts';
import { DEMO_PASSWORD } from './demo-login.ts';

const Tokens = z.object({
  id_token: z.string(),
  refresh_token: z.string(),
  access_token: z.string(),
});
export type SignOnTokens = {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly accessToken: string;
};
/** The tokens, and the cookies by which the single sign-on knows the person again. */
type SignedIn = SignOnTokens & { readonly cookies: ReadonlyMap<string, string> };

/**
 * Signs in at the local single sign-on as a browser does: authorization code with PKCE, the login form, the token
 * endpoint. Undefined when password or second factor is refused.
 */
export async function signIn(
  { signOn, product }: Pick<LocalAddresses, 'signOn' | 'product'>,
  login: string,
  {
    password = DEMO_PASSWORD,
    code,
    scope = 'openid email profile',
  }: { readonly password?: string; readonly code?: string; readonly scope?: string } = {},
): Promise<SignedIn | undefined> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${product}/`;
  const cookies = new Map<string, string>();
  const browser = cookieBrowser(signOn, cookies);
  const asked = await browser(`/auth?${authorizationQuery(verifier, redirectUri, scope)}`);
  const form = await browser(locationOf(asked));
  const passed = await browser(formAction(form), new URLSearchParams({ login, password }));
  const sent =
    code === undefined ? passed : await browser(formAction(passed), new URLSearchParams({ code }));
  if (sent.status === 401 || sent.headers.location === undefined) return undefined;
  const back = new URL(locationOf(await browser(locationOf(sent))));
  const answer = await browser(
    '/token',
    new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  );
  return { ...readTokens(answer), cookies };
}

/** Returns new tokens for a refresh token, which works once. */
export async function refresh(signOn: string, refreshToken: string): Promise<SignOnTokens> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: CLIENT_ID,
    refresh_token: refreshToken,
  });
  return readTokens(await cookieBrowser(signOn)('/token', body));
}

function authorizationQuery(verifier: string, redirectUri: string, scope: string): URLSearchParams {
  return new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope,
    redirect_uri: redirectUri,
    state: randomBytes(8).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
}

type Browser = (address: string, form?: URLSearchParams) => Promise<LocalAnswer>;

/** Makes a browser that keeps cookies from answer to answer; posts when there is a form. */
function cookieBrowser(origin: string, cookies = new Map<string, string>()): Browser {
  return async (address, form) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await localFetch(new URL(address, origin), {
      method: form === undefined ? 'GET' : 'POST',
      headers: { ...(cookie === '' ? {} : { cookie }), ...(form === undefined ? {} : type) },
      ...(form === undefined ? {} : { body: form.toString() }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}

function locationOf(answer: LocalAnswer): string {
  const { location } = answer.headers;
  if (typeof location === 'string') return location;
  throw new Error(`The single sign-on answered ${answer.status} where a redirect was due.`);
}

function formAction(answer: LocalAnswer): string {
  const action = /<form[^>]* action="([^"]+)"/.exec(answer.text)?.[1];
  if (action === undefined) throw new Error('The single sign-on showed no form.');
  return action;
}

function readTokens(answer: LocalAnswer): SignOnTokens {
  if (answer.status !== 200) throw new Error(`The single sign-on refused: ${answer.text}`);
  const tokens = Tokens.parse(JSON.parse(answer.text));
  return {
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
    accessToken: tokens.access_token,
  };
}
