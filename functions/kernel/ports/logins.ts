import type { SecondFactor } from '#shared/sessions/second-factor.ts';

/** The facts about a person that the single sign-on knows besides those in its tokens. */
export type Logins = {
  /**
   * Returns whether the person with this name at the single sign-on (`SsoClaims.login`) has a second factor now.
   * @throws AppError `sessions.invalidAuth` when there is no such person any more, `kernel.partAway` when the single
   * sign-on does not answer
   */
  readonly secondFactorOf: (login: string) => Promise<SecondFactor>;
  /**
   * Ends all refresh tokens of the person.
   * @throws AppError as `secondFactorOf`
   */
  readonly endSessions: (login: string) => Promise<void>;
};
