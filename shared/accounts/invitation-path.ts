/** Where a country's site takes an invitation; mails lead there, so the web keeps this address for ever. */
export const invitationPath = (inviteId: string): string => `/invitation/${inviteId}`;
