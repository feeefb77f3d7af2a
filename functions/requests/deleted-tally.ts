export type DeletedParty = 'agr' | 'sup';

/** The tally of the deleted requests whose farmer or supplier an account was: a row for each, by its id. */
export const deletedTally = (party: DeletedParty, account: string): string =>
  `deletedRequests#${party}#${account}`;
