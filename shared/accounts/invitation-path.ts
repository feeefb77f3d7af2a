/** Returns the path of an invitation on a country's site; mails lead there, so the web keeps this address for ever. */
export const invitationPath = (inviteId: string): string => `/invitation/${inviteId}`;
