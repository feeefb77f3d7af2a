/** Someone who can sign in on a laptop. */
export type DemoLogin = {
  /** User name; the password of all is `DEMO_PASSWORD`. */
  readonly login: string;
  readonly email: string;
  readonly name: string;
  /** Subject in the tokens, which accounts are linked to. */
  readonly sub: string;
};

export const DEMO_PASSWORD = 'demo';
