import type { Country } from './country.ts';

/**
 * Cognito's name of the user pool where it asks for a provider.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html
 */
const USER_POOL = 'COGNITO';

/** Returns whether people of the country sign in at an identity provider of its own, and not at the user pool. */
export const hasOwnProvider = ({ ssoIdpHint = USER_POOL }: Pick<Country, 'ssoIdpHint'>): boolean =>
  ssoIdpHint !== USER_POOL;
