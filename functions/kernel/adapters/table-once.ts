import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '#functions/kernel/ports/clock.ts';
import { MARK_DAYS, ONCE_LEASE_SECONDS, type Once } from '#functions/kernel/ports/once.ts';
import { onceKey } from '#functions/kernel/store/keys.ts';
import { retryOnError } from '#functions/kernel/store/retry.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';

/**
 * The pauses between tries to save the mark that something was done. They end well within the lease: without the mark a
 * mail would go out once more.
 */
const MARK_PAUSES = { attempts: 6, firstPauseMs: 100 };

/**
 * The mark is a row `X#<key>`: taken under a lease before the action, set to done after it. What takes part in no
 * transaction (a mail) can be done exactly once only as long as nobody dies between the action and the mark; then it
 * is done again, because a mail that comes twice does less harm than one that never comes.
 */
export function makeOnce({ client, table, clock }: Table & { readonly clock: Clock }): Once {
  const take = async (key: string, now: number): Promise<'taken' | 'done' | 'running'> => {
    const leaseUntil = now + ONCE_LEASE_SECONDS * SECOND_MS;
    const expires = Math.ceil((now + MARK_DAYS * DAY_MS) / SECOND_MS);
    try {
      await client.send(
        new PutCommand({
          TableName: table,
          Item: { ...onceKey(key), done: false, leaseUntil, expires },
          ConditionExpression: 'attribute_not_exists(pk) OR (done = :no AND leaseUntil < :now)',
          ExpressionAttributeValues: { ':no': false, ':now': now },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return 'taken';
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return error.Item?.done?.BOOL === true ? 'done' : 'running';
    }
  };
  const markDone = async (key: string): Promise<void> => {
    const mark = new UpdateCommand({
      TableName: table,
      Key: onceKey(key),
      UpdateExpression: 'SET done = :yes',
      ExpressionAttributeValues: { ':yes': true },
    });
    await retryOnError(
      () => client.send(mark),
      () => true,
      MARK_PAUSES,
    );
  };

  return {
    async run(key, action) {
      const mark = await take(key, clock.now().getTime());
      if (mark !== 'taken') return mark === 'done' ? 'doneBefore' : 'running';
      await action();
      await markDone(key);
      return 'done';
    },
  };
}
