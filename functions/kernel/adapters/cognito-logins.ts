import {
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Logins } from '#functions/kernel/ports/logins.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';

const TIMEOUT_MS = 3 * SECOND_MS;

/**
 * Makes the reader of second factors, which asks the user pool with the function's own right: an id token does not
 * tell how its person signed in, and a browser's statement proves nothing.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUserGlobalSignOut.html
 */
export function makeCognitoLogins({ userPoolId }: { readonly userPoolId: string }): Logins {
  const client = new CognitoIdentityProviderClient({
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
  });
  return {
    async secondFactorOf(login) {
      const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: login });
      const { UserStatus, UserMFASettingList = [] } = await client.send(command).catch(refused);
      if (UserStatus === 'EXTERNAL_PROVIDER') return 'elsewhere';
      return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA') ? 'on' : 'off';
    },
    async endSessions(login) {
      const command = new AdminUserGlobalSignOutCommand({
        UserPoolId: userPoolId,
        Username: login,
      });
      await client.send(command).catch(refused);
    },
  };
}

function refused(cause: unknown): never {
  const isGone = cause instanceof UserNotFoundException;
  throw new AppError(isGone ? sessionErrors.invalidAuth : kernelErrors.partAway, { cause });
}
