import type { Logins } from '#functions/kernel/ports/logins.ts';

/**
 * Makes logins as `makeCognitoLogins` does, but the first call loads the Cognito client. Few people must have a second
 * factor, and most processes never ask.
 */
export function makeLoginsOnDemand(pool: { readonly userPoolId: string }): Logins {
  let made: Promise<Logins> | undefined;
  const logins = () => {
    made ??= import('./cognito-logins.ts').then(({ makeCognitoLogins }) => makeCognitoLogins(pool));
    return made;
  };
  return {
    secondFactorOf: async (login) => (await logins()).secondFactorOf(login),
    endSessions: async (login) => (await logins()).endSessions(login),
  };
}
