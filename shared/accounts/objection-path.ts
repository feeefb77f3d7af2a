/**
 * Returns the path of "that was not me" on a country's site; mails lead there, so the web keeps this address for
 * ever.
 */
export const objectionPath = (objectionId: string): string => `/not-me/${objectionId}`;
