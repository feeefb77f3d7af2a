/** Returns the path of one request on a country's site; mails lead there, so the web keeps this address for ever. */
export const requestPath = (request: string): string => `/requests/${request}`;
