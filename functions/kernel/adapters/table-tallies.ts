import type { Clock } from '#functions/kernel/ports/clock.ts';
import type { Random } from '#functions/kernel/ports/ids.ts';
import { MARK_DAYS } from '#functions/kernel/ports/once.ts';
import type { Tallies, TallyChange } from '#functions/kernel/ports/tallies.ts';
import { commitSave, SAVE_TIMEOUT_MS } from '#functions/kernel/store/commit-save.ts';
import { onceKey, tallyKey } from '#functions/kernel/store/keys.ts';
import { type PlannedWrite, unexpectedRefusal } from '#functions/kernel/store/planned-write.ts';
import { queryItems } from '#functions/kernel/store/query-items.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';

class AddedBefore extends Error {}

/** Keeps tallies as rows of the table; each change adds to their numbers. */
export function makeTallies(
  parts: Table & { readonly clock: Clock; readonly newId: () => string; readonly random: Random },
): Tallies {
  const { table, clock, newId, random } = parts;
  return {
    add: async (mark, changes) => {
      if (changes.length === 0) return;
      const expires = Math.ceil((clock.now().getTime() + MARK_DAYS * DAY_MS) / SECOND_MS);
      const writes = [
        planMark(table, mark, expires),
        ...changes.map((change) => planAdd(table, change)),
      ];
      const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS);
      try {
        await commitSave(parts, { token: newId(), writes, signal, random });
      } catch (error) {
        if (!(error instanceof AddedBefore)) throw error;
      }
    },
    read: async (tally, { from, to, fresh = false }) => {
      const range = { pk: tallyKey(tally, '').pk, from, to };
      const items = await queryItems(parts, range, { consistent: fresh });
      return items.map(({ pk: _tally, sk, ...numbers }) => ({
        row: String(sk),
        numbers: Object.fromEntries(
          Object.entries(numbers).flatMap(([name, value]) =>
            // Messages come in any order: a number may be taken back before it is added.
            typeof value === 'number' && value > 0 ? [[name, value] as const] : [],
          ),
        ),
      }));
    },
  };
}

function planMark(table: string, mark: string, expires: number): PlannedWrite {
  return {
    write: {
      Put: {
        TableName: table,
        Item: { ...onceKey(mark), done: true, expires },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    refused: () => new AddedBefore(),
  };
}

function planAdd(table: string, { tally, row, numbers }: TallyChange): PlannedWrite {
  const names = Object.keys(numbers);
  return {
    write: {
      Update: {
        TableName: table,
        Key: tallyKey(tally, row),
        UpdateExpression: `ADD ${names.map((_, index) => `#n${index} :n${index}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(
          names.map((name, index) => [`#n${index}`, name]),
        ),
        ExpressionAttributeValues: Object.fromEntries(
          names.map((name, index) => [`:n${index}`, numbers[name]]),
        ),
      },
    },
    refused: unexpectedRefusal,
  };
}
