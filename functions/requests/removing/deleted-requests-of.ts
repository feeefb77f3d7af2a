import type { World } from '#functions/kernel/context.ts';
import { type DeletedParty, deletedTally } from '#functions/requests/counting/deleted-tally.ts';

/** The bounds before and behind every id. */
const ALL = { from: '0', to: '~', fresh: true };

/** Returns the ids of the deleted requests in which an account was the farmer or the supplier. */
export async function deletedRequestsOf(
  { tallies }: Pick<World, 'tallies'>,
  party: DeletedParty,
  account: string,
): Promise<string[]> {
  return (await tallies.read(deletedTally(party, account), ALL)).map(({ row }) => row);
}
