import type { Account } from '#shared/accounts/account.ts';

/** The roles that begin requests, and so may have drafts. */
export const FILERS = ['AGR', 'INS', 'ASO'] as const;

/** Tells whether an account begins requests: a farm does, and an office that may find farms and act for them. */
export const mayFile = ({ staticData }: Pick<Account, 'staticData'>): boolean => {
  const { role, agrImport, canActAsFarmer } = staticData;
  return role === 'AGR' || (agrImport === true && (role === 'INS' || canActAsFarmer === true));
};
