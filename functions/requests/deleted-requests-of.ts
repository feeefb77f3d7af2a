import type { World } from '#functions/kernel/context.ts';
import { type DeletedParty, deletedTally } from './deleted-tally.ts';

/** Before and behind every id. */
const ALL = { from: '0', to: '~', fresh: true };

/** Returns the ids of the deleted requests whose farmer or supplier an account was. */
export async function deletedRequestsOf(
  { tallies }: Pick<World, 'tallies'>,
  party: DeletedParty,
  account: string,
): Promise<string[]> {
  return (await tallies.read(deletedTally(party, account), ALL)).map(({ row }) => row);
}
