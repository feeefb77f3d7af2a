/** Where a country's site takes "that was not me"; mails lead there, so the web keeps this address for ever. */
export const objectionPath = (objectionId: string): string => `/not-me/${objectionId}`;
