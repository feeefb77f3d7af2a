import type { DemoLogin } from './demo-login.ts';

const FORM = /^new\.[a-z0-9](?:[a-z0-9.-]{0,60}[a-z0-9])?$/;

/**
 * Returns the person of the login `new.<anything>`, whom the product has never seen, to register or to accept an
 * invitation; always the same person for the same login.
 */
export function newPerson(login: string): DemoLogin | undefined {
  if (!FORM.test(login)) return undefined;
  return { login, email: `${login}@demo.example`, name: login.slice('new.'.length), sub: login };
}
