export type DeletedParty = 'agr' | 'sup';

/**
 * Names the tally of the deleted requests in which an account was the farmer or the supplier: one row per request, by
 * its id.
 */
export const deletedTally = (party: DeletedParty, account: string): string =>
  `deletedRequests#${party}#${account}`;
