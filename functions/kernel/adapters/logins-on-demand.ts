import type { Logins } from '#functions/kernel/ports/logins.ts';

/**
 * As `makeCognitoLogins`, whose part of the SDK is loaded by the first call: only few people must have a second factor,
 * and most processes never ask.
 */
export function makeLoginsOnDemand(pool: { readonly userPoolId: string }): Logins {
  let made: Promise<Logins> | undefined;
  return {
    secondFactorOf: async (login) => {
      made ??= import('./cognito-logins.ts').then(({ makeCognitoLogins }) =>
        makeCognitoLogins(pool),
      );
      return (await made).secondFactorOf(login);
    },
  };
}
