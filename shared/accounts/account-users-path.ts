/** Where a country's site shows who uses the own account; mails lead there, so the web keeps this address for ever. */
export const ACCOUNT_USERS_PATH = '/profile/users';
