/**
 * The path of the own account's users on a country's site; mails lead there, so the web keeps this address for ever.
 */
export const ACCOUNT_USERS_PATH = '/profile/users';
