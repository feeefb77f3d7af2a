import type { SecondFactor } from '#shared/sessions/second-factor.ts';

/** What the single sign-on knows of a person besides what its tokens say. */
export type Logins = {
  /**
   * Returns whether the person with this name at the single sign-on (`SsoClaims.login`) has a second factor now.
   * @throws AppError `sessions.invalidAuth` when there is no such person any more, `kernel.unavailable` when the single
   * sign-on does not answer
   */
  readonly secondFactorOf: (login: string) => Promise<SecondFactor>;
};
