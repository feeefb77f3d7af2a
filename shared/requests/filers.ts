import type { Account } from '#shared/accounts/account.ts';

/** The roles that begin requests, and so may have drafts. */
export const FILERS = ['AGR', 'INS', 'ASO'] as const;

type Filer = Pick<Account, 'staticData'>;

/** Tells whether an account may file requests: a farm may, a control body, and an association that acts for members. */
export const mayFile = ({ staticData: { role, canActAsFarmer } }: Filer): boolean =>
  role === 'AGR' || role === 'INS' || (role === 'ASO' && canActAsFarmer === true);

/** Tells whether an account that may file has a farm to file for: an office has to be allowed to find one. */
export const findsFarm = (account: Filer): boolean =>
  mayFile(account) && (account.staticData.role === 'AGR' || account.staticData.agrImport === true);
