import { queryItems } from '#functions/kernel/store/query-items.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { commitSave, SAVE_TIMEOUT_MS } from '../store/commit-save.ts';
import { onceKey, tallyKey } from '../store/keys.ts';
import { neverRefused, type PlannedWrite } from '../store/planned-write.ts';
import type { Table } from '../store/table.ts';
import type { Clock } from './clock.ts';
import type { Random } from './ids.ts';
import { MARK_DAYS } from './once.ts';

/** What is added to one row of a tally, by the names of its numbers. May be less than nothing. */
export type TallyChange = {
  readonly tally: string;
  readonly row: string;
  readonly numbers: Readonly<Record<string, number>>;
};
/** Numbers that have come back to nothing, or are below it for now, are left out. */
export type TallyRow = { readonly row: string; readonly numbers: Readonly<Record<string, number>> };

/** Sums that are kept as things happen, so that nobody has to read the things to know how many there were. */
export type Tallies = {
  /** All changes or none, and for each mark once however often it is asked (for `MARK_DAYS`). At most 99 changes. */
  readonly add: (mark: string, changes: readonly TallyChange[]) => Promise<void>;
  /** Rows of a tally from one name to another, both included, in the order of their names. `fresh`: all that are written. */
  readonly read: (
    tally: string,
    range: { readonly from: string; readonly to: string; readonly fresh?: boolean },
  ) => Promise<TallyRow[]>;
};

class AddedBefore extends Error {}

export function makeTallies(
  parts: Table & { readonly clock: Clock; readonly newId: () => string; readonly random: Random },
): Tallies {
  const { table, clock, newId, random } = parts;
  return {
    add: async (mark, changes) => {
      if (changes.length === 0) return;
      const expires = Math.ceil((clock.now().getTime() + MARK_DAYS * DAY_MS) / SECOND_MS);
      const writes = [planMark(table, mark, expires), ...changes.map((one) => planAdd(table, one))];
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
            // Messages come in any order: what is taken back may not have been added yet.
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
        UpdateExpression: `ADD ${names.map((_, at) => `#n${at} :n${at}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#n${at}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          names.map((name, at) => [`:n${at}`, numbers[name]]),
        ),
      },
    },
    refused: neverRefused,
  };
}
