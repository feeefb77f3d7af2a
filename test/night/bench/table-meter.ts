import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

/** What was asked of the table since the last `take`. */
type TableUse = { requests: number; readUnits: number; writeUnits: number; items: number };
export type TableMeter = { readonly take: () => TableUse };

const Consumed = z.object({ CapacityUnits: z.number() });
const Answer = z.object({
  ConsumedCapacity: z.union([Consumed, z.array(Consumed)]).optional(),
  Item: z.unknown().optional(),
  Items: z.array(z.unknown()).optional(),
  Responses: z.record(z.string(), z.array(z.unknown())).optional(),
});

/** Has the table say what each request costs, and adds it up. */
export function meterTable(client: DynamoDBDocumentClient): TableMeter {
  let use = noUse();
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        const answer = await next(args);
        const { ConsumedCapacity = [], ...read } = Answer.parse(answer.output);
        const units = [ConsumedCapacity].flat().reduce((sum, used) => sum + used.CapacityUnits, 0);
        use.requests++;
        if (/Put|Write|Update|Delete/.test(commandName)) use.writeUnits += units;
        else use.readUnits += Math.max(units, leastUnits(args.input));
        use.items += itemsOf(read);
        return answer;
      },
    { step: 'initialize' },
  );
  return {
    take: () => {
      const taken = use;
      use = noUse();
      return taken;
    },
  };
}

/** AWS charges a question that finds nothing, too; the local table says 0. */
const leastUnits = (input: object): number =>
  'ConsistentRead' in input && input.ConsistentRead === true ? 1 : 0.5;

const noUse = (): TableUse => ({ requests: 0, readUnits: 0, writeUnits: 0, items: 0 });

function itemsOf({ Item, Items = [], Responses = {} }: Omit<z.infer<typeof Answer>, 'Consumed'>) {
  const batches = Object.values(Responses).reduce((sum, some) => sum + some.length, 0);
  return (Item === undefined ? 0 : 1) + Items.length + batches;
}
