/** A person who can sign in on a laptop. */
export type DemoLogin = {
  /** The user name; all have the password `DEMO_PASSWORD`. */
  readonly login: string;
  readonly email: string;
  readonly name: string;
  /** The subject in the tokens, which accounts are linked to. */
  readonly sub: string;
};

export const DEMO_PASSWORD = 'demo';

const FORM = /^new\.[a-z0-9](?:[a-z0-9.-]{0,60}[a-z0-9])?$/;

/**
 * Returns the person of the login `new.<anything>`, whom the product has never seen, to register or to accept an
 * invitation; always the same person for the same login.
 */
export function newPerson(login: string): DemoLogin | undefined {
  if (!FORM.test(login)) return undefined;
  return { login, email: `${login}@demo.example`, name: login.slice('new.'.length), sub: login };
}
