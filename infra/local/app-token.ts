import * as z from 'zod';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import type { LocalAddresses } from './local-addresses.ts';
import { localFetch } from './local-fetch.ts';
import { signIn } from './sso/sign-in.ts';

const Answer = z.object({ data: z.object({ jwt: z.string().nullable() }) });

/**
 * Returns the app token of a demo login, by the calls of the web.
 * @throws StartupError when nobody has that login, or it has no account
 */
export async function appToken(addresses: LocalAddresses, login: string): Promise<string> {
  const tokens = await signIn(addresses, login);
  if (tokens === undefined) {
    throw new StartupError(`There is no demo login ${login}: ${addresses.product}/dev lists them.`);
  }
  const answer = await localFetch(`${addresses.product}/api/auth/domain/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: tokens.idToken }),
  });
  if (answer.status !== 200) throw new Error(`auth/domain/login answered ${answer.text}`);
  const { jwt } = Answer.parse(JSON.parse(answer.text)).data;
  if (jwt === null) throw new StartupError(`The login ${login} has no account.`);
  return jwt;
}
