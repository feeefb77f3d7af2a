import { demoId } from '#infra/demo/demo-id.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import { LOGIN_NAMES, type Login } from './login-table.ts';

export const loginEmail = (login: Login): string => `${login}@demo.example`;

/** Subject at the local single sign-on. */
export const loginSub = (login: Login): string => demoId(`user.${login}`);

const JOINED_DAYS_AGO = 400;

/** Returns the user of an account: the person behind the login, if it has one. */
export function usersOf(
  login: Login | undefined,
  times: DemoTimes,
): { readonly ssoUsers: string[]; readonly joinings?: Joining[] } {
  if (login === undefined) return { ssoUsers: [] };
  const user = loginSub(login);
  const person = { name: LOGIN_NAMES[login], email: loginEmail(login) };
  return {
    ssoUsers: [user],
    joinings: [{ user, on: times.at(-JOINED_DAYS_AGO), way: 'invitation', ...person }],
  };
}
