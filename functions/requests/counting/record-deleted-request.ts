import type { World } from '#functions/kernel/context.ts';
import type { RequestMoved } from '#functions/requests/process/count-messages.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { AccountTask } from '#shared/accounts/account-task.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { deletedTally } from './deleted-tally.ts';

/**
 * Records a deleted request for its farmer and its supplier: no search finds it any more, but its history stays, and
 * their redaction has to find it. A redaction of theirs that is done already is done again.
 */
export async function recordDeletedRequest(
  { store, tallies }: Pick<World, 'store' | 'tallies'>,
  { request: id, rev }: RequestMoved,
): Promise<void> {
  const [last] = await store.revisions(requestProcessClass, [{ id, rev: rev - 1 }]);
  if (last === undefined) throw new Error(`The request ${id} has no revision ${rev - 1}.`);
  const { agr, sup } = last.data;
  await tallies.add(`deleted#${id}`, [
    { tally: deletedTally('agr', agr), row: id, numbers: { deleted: 1 } },
    ...(sup ? [{ tally: deletedTally('sup', sup), row: id, numbers: { deleted: 1 } }] : []),
  ]);
  // The accounts are read after the tally is written: a redaction that begins later finds the request there.
  const accounts = [...new Set([agr, sup].flatMap((account) => account ?? []))];
  const redacted = (await store.latestOf(accountClass, accounts, { fresh: true })).filter(
    ({ data }) => data.redactedOn !== undefined,
  );
  await store.send(
    redacted.map(({ id: account }) => {
      const body: AccountTask = { task: 'redact', account, users: [] };
      return { queue: 'accounts', body };
    }),
  );
}
