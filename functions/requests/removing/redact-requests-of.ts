import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { REDACTED_AT_ONCE } from '#functions/kernel/each-personal.ts';
import { inParallel } from '#functions/kernel/in-parallel.ts';
import { type DeletedParty, deletedTally } from '#functions/requests/counting/deleted-tally.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

/** The bounds before and behind every id. */
const ALL = { from: '0', to: '~', fresh: true };

/**
 * Redacts every revision of the requests in which an account is the farmer or the supplier, also of deleted ones.
 * `offices` file for a farmer: their drafts lie with them alone.
 */
export async function redactRequestsOf(
  { store, search, tallies }: Pick<World, 'store' | 'search' | 'tallies'>,
  {
    party,
    account,
    offices = [],
  }: {
    readonly party: DeletedParty;
    readonly account: string;
    readonly offices?: readonly string[];
  },
  redacted: (process: RequestProcess) => RequestProcess,
): Promise<void> {
  const live = await eachHitId(search, {
    entityClass: requestProcessClass.name,
    group: 'party',
    keys: [account, ...offices],
    filter: { field: party, comparison: 'eq', value: account },
  });
  const deleted = await tallies.read(deletedTally(party, account), ALL);
  const ids = [...new Set([...live, ...deleted.map(({ row }) => row)])];
  await inParallel(ids, REDACTED_AT_ONCE, async (id) => {
    await store.redact(requestProcessClass, id, {
      data: redacted,
      changeset: (changeset) => changeset,
      by: 'system',
    });
  });
}
