import {
  TransactionCanceledException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Random } from '../ports/ids.ts';
import type { PlannedWrite } from './planned-write.ts';
import { retryUntilResult } from './retry.ts';
import type { Table } from './table.ts';

const NUMBER_BYTES = 21;

/** The longest way of a save to the table after its plan: search readers look back 10 s for late deltas. */
export const SAVE_TIMEOUT_MS = 5_000;
// The limit of a transaction:
// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
const ITEMS_A_SAVE = 100;
const BYTES_A_SAVE = 4_000_000;
const BYTES_AN_ITEM = 400_000;
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 40;
/** The longest pause; with it all pauses together stay below half of `SAVE_TIMEOUT_MS`. */
const LONGEST_PAUSE_MS = 320;
/**
 * The reasons after which nothing was decided: another transaction held an item, or the table was short of capacity.
 */
const PASSING = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

type Commit = {
  /** Makes repeats of this very save harmless, also those of the SDK. */
  readonly token: string;
  readonly writes: readonly PlannedWrite[];
  readonly signal: AbortSignal;
  readonly random: Random;
};

/**
 * Writes all or nothing. A passing conflict is tried again with the same conditions, so that an edit of an older
 * revision never slips in.
 * @throws what the first refused write means; `entities.busy`, `entities.saveTooLarge`
 */
export async function commitSave(table: Table, commit: Commit): Promise<void> {
  refuseTooLarge(commit.writes);
  const { random, signal } = commit;
  const pauses = {
    attempts: ATTEMPTS,
    firstPauseMs: FIRST_PAUSE_MS,
    longestPauseMs: LONGEST_PAUSE_MS,
    random,
    signal,
  };
  const committed = await retryUntilResult(() => tryCommit(table, commit), pauses);
  if (committed === undefined) throw new AppError(entityErrors.busy);
}

/** Returns undefined after a conflict that passes, or while an earlier try of the same token is still under way. */
async function tryCommit(
  { client }: Table,
  { token, writes, signal }: Commit,
): Promise<'committed' | undefined> {
  try {
    await client.send(
      new TransactWriteCommand({
        ClientRequestToken: token,
        TransactItems: writes.map(({ write }) => write),
      }),
      { abortSignal: signal },
    );
    return 'committed';
  } catch (error) {
    if (error instanceof TransactionInProgressException) return undefined;
    if (!(error instanceof TransactionCanceledException)) throw error;
    throwRefusal(error, writes);
    return undefined;
  }
}

/** Throws the refusal, unless every reason is one that passes. Reasons stand in the order of the writes. */
function throwRefusal(
  cancelled: TransactionCanceledException,
  writes: readonly PlannedWrite[],
): void {
  const reasons = cancelled.CancellationReasons ?? [];
  const index = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  if (index >= 0) throw writes[index]?.refused(reasons[index]?.Item) ?? cancelled;
  const faults = reasons.filter(({ Code }) => Code !== undefined && Code !== 'None');
  if (faults.length === 0 || faults.some(({ Code = '' }) => !PASSING.has(Code))) throw cancelled;
}

function refuseTooLarge(writes: readonly PlannedWrite[]): void {
  const sizes = writes.map(({ write }) => itemBytes(write.Put?.Item ?? {}));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (writes.length > ITEMS_A_SAVE || total > BYTES_A_SAVE || Math.max(...sizes) > BYTES_AN_ITEM) {
    throw new AppError(entityErrors.saveTooLarge);
  }
}

/** Returns the size of an item by DynamoDB's limits, bytes: names and values in UTF-8, numbers at their largest. */
export function itemBytes(item: Readonly<Record<string, unknown>>): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value),
    0,
  );
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Uint8Array) return value.byteLength;
  return NUMBER_BYTES;
}
