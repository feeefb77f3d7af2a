import type { RouteFacts } from './route-row.ts';

export const usesRequests = ({ country }: RouteFacts): boolean => country.usesRequestSystem;

/**
 * Tells whether the terms are to be accepted: by farmers who are no suppliers (specification section 2), and by
 * sellers who have registered but not accepted.
 */
export const hasTermsToAccept = ({ roles, account }: RouteFacts): boolean =>
  roles.includes('AGR')
    ? !roles.includes('SUP')
    : account?.staticData.role === 'SUP' && account.supExtra.tosAcceptedOn === undefined;

export const mayImport = ({ account }: RouteFacts): boolean =>
  account?.staticData.agrImport === true;

/** Tells whether the country asks for approval, and the account gives it there (specification section 2). */
export const approvesOffers = ({ country, account }: RouteFacts): boolean =>
  country.offerAutApproval && account?.autApprovalForCountry !== undefined;
