import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { leastUnits } from './table-meter.ts';

/** What one request asked of a partition of the table, or of several. */
export type Read = { readonly partitions: readonly string[]; readonly units: number };

const Consumed = z.object({ CapacityUnits: z.number() });
const Answer = z.object({
  ConsumedCapacity: z.union([Consumed, z.array(Consumed)]).optional(),
});
const Key = z.object({ pk: z.string() });
const Get = z.object({ Key }).transform(({ Key: { pk } }) => [pk]);
const Query = z
  .object({ ExpressionAttributeValues: z.looseObject({ ':pk': z.string() }) })
  .transform(({ ExpressionAttributeValues: values }) => [values[':pk']]);
const BatchGet = z
  .object({ RequestItems: z.record(z.string(), z.object({ Keys: z.array(Key) })) })
  .transform(({ RequestItems }) =>
    Object.values(RequestItems).flatMap(({ Keys }) => Keys.map(({ pk }) => pk)),
  );
const Asked = z.union([Get, Query, BatchGet]);

/** Notes what a process reads from now on, in the order of the answers; what it writes is left out. */
export function traceReads(client: DynamoDBDocumentClient): { readonly take: () => Read[] } {
  let reads: Read[] = [];
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        const answer = await next(args);
        if (!/Get|Query/.test(commandName)) return answer;
        const { ConsumedCapacity = [] } = Answer.parse(answer.output);
        const consumed = [ConsumedCapacity]
          .flat()
          .reduce((sum, used) => sum + used.CapacityUnits, 0);
        const partitions = Asked.parse(args.input);
        reads.push({ partitions, units: Math.max(consumed, leastUnits(args.input)) });
        return answer;
      },
    { step: 'initialize' },
  );
  return {
    take: () => {
      const taken = reads;
      reads = [];
      return taken;
    },
  };
}
