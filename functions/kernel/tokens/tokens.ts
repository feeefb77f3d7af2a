import type { AccountRole } from '#shared/kernel/role.ts';

/** The claims of an app token: which user of the single sign-on acts through which account. */
type AppClaims = {
  /** The subject at the single sign-on. */
  readonly user: string;
  /** The id of the account. */
  readonly account: string;
  /** The account's role when the token was issued; rights come from the account as stored. */
  readonly role: AccountRole;
};

export type SsoClaims = {
  readonly user: string;
  /** The single sign-on's name of the person, where that is not the subject. */
  readonly login?: string | undefined;
  /** The name as the person wrote it there. */
  readonly name?: string | undefined;
  /** The person's e-mail address, when the single sign-on has verified it. */
  readonly verifiedEmail?: string | undefined;
  /** The time at which the person signed in there, in seconds since 1970; a renewed token tells the same. */
  readonly signedInAt?: number | undefined;
};

/** The app's own tokens, and those of the single sign-on that are exchanged for them. */
export type Tokens = {
  /** Returns a token that lives `APP_TOKEN_SECONDS`. */
  readonly issue: (claims: AppClaims) => Promise<{ jwt: string; expires: Date }>;
  /**
   * Returns the claims of a token.
   * @throws AppError `sessions.invalidAuth`
   */
  readonly verify: (jwt: string) => Promise<AppClaims>;
  /**
   * The user that an id token of the single sign-on names, and the address that it vouches for, if any.
   * @throws AppError `sessions.expiredToken`, `sessions.wrongAudience`, `sessions.invalidAuth`; `kernel.partAway`
   * when the keys of the single sign-on cannot be had
   */
  readonly verifySso: (idToken: string) => Promise<SsoClaims>;
};
