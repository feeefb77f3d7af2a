import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '#functions/kernel/ports/clock.ts';
import type { Digest } from '#functions/kernel/ports/digest.ts';
import type { Limits } from '#functions/kernel/ports/limits.ts';
import { limitKey } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

/**
 * One counter a key and window, raised by a conditional write: of any number of simultaneous uses exactly `count` pass.
 * Windows stand side by side, so that around their border up to twice as many may come within `seconds`.
 */
export function makeLimits({
  client,
  table,
  clock,
  digest,
}: Table & { readonly clock: Clock; readonly digest: Digest }): Limits {
  const rowOf = (what: string, key: string, seconds: number) => {
    const now = clock.now().getTime();
    const window = Math.floor(now / (seconds * SECOND_MS));
    const end = (window + 1) * seconds;
    return {
      Key: { ...limitKey(what, digest('limit', what, key), window) },
      end,
      wait: Math.max(1, Math.ceil(end - now / SECOND_MS)),
    };
  };
  return {
    wait: async (what, key, { count, seconds }) => {
      const { Key, wait } = rowOf(what, key, seconds);
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key, ConsistentRead: true }),
      );
      return Number(Item?.uses ?? 0) < count ? undefined : wait;
    },
    take: async (what, key, { count, seconds }) => {
      const { Key, end, wait } = rowOf(what, key, seconds);
      try {
        await client.send(
          new UpdateCommand({
            TableName: table,
            Key,
            UpdateExpression: 'ADD uses :one SET expires = :end',
            ConditionExpression: 'attribute_not_exists(pk) OR uses < :count',
            ExpressionAttributeValues: { ':one': 1, ':end': end, ':count': count },
          }),
        );
        return undefined;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return wait;
      }
    },
  };
}
