import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
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
  return {
    take: async (what, key, { count, seconds }) => {
      const now = clock.now().getTime();
      const window = Math.floor(now / (seconds * SECOND_MS));
      const end = (window + 1) * seconds;
      try {
        await client.send(
          new UpdateCommand({
            TableName: table,
            Key: { ...limitKey(what, digest('limit', what, key), window) },
            UpdateExpression: 'ADD uses :one SET expires = :end',
            ConditionExpression: 'attribute_not_exists(pk) OR uses < :count',
            ExpressionAttributeValues: { ':one': 1, ':end': end, ':count': count },
          }),
        );
        return undefined;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return Math.max(1, Math.ceil(end - now / SECOND_MS));
      }
    },
  };
}
