/** Where a country's site shows one request; mails lead there, so the web keeps this address for ever. */
export const requestPath = (request: string): string => `/requests/${request}`;
