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
