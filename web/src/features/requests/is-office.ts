import type { Account } from '#shared/accounts/account.ts';

/** Tells whether an account is of a control body, an association or an authority. */
export const isOffice = ({ staticData }: Account): boolean =>
  ['INS', 'ASO', 'AUT'].includes(staticData.role);
