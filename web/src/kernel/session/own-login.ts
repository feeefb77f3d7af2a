import { ApiError, unreachableError } from '../api-error.ts';
import { createValue } from '../value.ts';

/** The scope that lets the holder of a token change its own login at Cognito; ordinary sign-ins never ask for it. */
export const OWN_LOGIN_SCOPE = 'aws.cognito.signin.user.admin';

/** `fresh`: whoever sits there proves again who it is, by password and second factor. */
export type OwnLoginPurpose = 'silent' | 'fresh';
/** `again`: an ordinary sign-in that asks for password and second factor, whoever is signed in at the sign-on. */
export type SignInPurpose = OwnLoginPurpose | 'again';

export type OwnLogin = {
  readonly accessToken: string;
  readonly purpose: OwnLoginPurpose;
  /** The person at the sign-on whose login it is: meanwhile another one may use the page. */
  readonly sub: string;
};

/**
 * The right to change the own login, for as long as this page stays open. It lies in no storage, and no refresh token
 * of it is kept: tokens that are stolen from the device cannot switch a second factor off.
 */
export const ownLogin = createValue<OwnLogin | null>(null);

/** Cognito's names of refusals → the codes of their texts. */
const REFUSALS: Readonly<Record<string, string>> = {
  EnableSoftwareTokenMFAException: 'client.wrongCode',
  CodeMismatchException: 'client.wrongCode',
  InvalidParameterException: 'client.wrongCode',
  NotAuthorizedException: 'client.ownLoginOver',
  LimitExceededException: 'client.tooManyTries',
  TooManyRequestsException: 'client.tooManyTries',
};

/**
 * Calls Cognito's API for the person of the token, at the origin of the issuer.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AssociateSoftwareToken.html
 * @throws ApiError `client.wrongCode`, `client.ownLoginOver`, `client.tooManyTries`, `client.unreachable`
 */
export async function callUserPool(issuer: string, name: string, input: object): Promise<object> {
  const response = await fetch(new URL('/', issuer), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    },
    body: JSON.stringify(input),
  }).catch((cause: unknown) => {
    throw unreachableError(cause);
  });
  const answer = Object(await response.json().catch(() => ({})));
  if (response.ok) return answer;
  // Some services write a namespace before it.
  const type = String(Reflect.get(answer, '__type')).split('#').at(-1) ?? '';
  const code = REFUSALS[type] ?? 'client.unknown';
  throw new ApiError({ code, message: type, status: response.status });
}
