import * as z from 'zod';
import { AppError, type ErrorDefinition } from '#shared/kernel/app-error.ts';
import { isOver, type JobLine } from '#shared/kernel/job.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import {
  accountJobKey,
  activeJobKey,
  failedJobKey,
  jobKeptKey,
  jobLineKey,
} from '../store/keys.ts';
import { type PlannedWrite, unexpectedRefusal } from '../store/planned-write.ts';
import { packJson } from '../store/stored-json.ts';
import type { Item } from '../store/table.ts';
import { encodeJob, type StoredJob } from './stored-job.ts';

/** The error that somebody else wrote the job meanwhile: another worker has it, or it was cancelled. */
export class JobTaken extends Error {
  override readonly name = 'JobTaken';
}

const HeldItem = z.object({ job: z.object({ S: z.string() }) });

/**
 * Plans the rows by which a job begins.
 * @throws in the save: AppError `alreadyRunning`, `details[0].id` is the job that is under way
 */
export function planJobBegin(
  job: StoredJob,
  alreadyRunning: ErrorDefinition,
  table: string,
): PlannedWrite[] {
  const { account, kind, id, createdOn, expires } = job;
  return [
    {
      ...put(
        table,
        { ...activeJobKey(account, kind), job: id, expires },
        {
          // The table removes expired rows late.
          ConditionExpression: 'attribute_not_exists(pk) OR expires <= :now',
          ExpressionAttributeValues: { ':now': Date.parse(createdOn) / SECOND_MS },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      ),
      refused: (item) => {
        const { code, message } = alreadyRunning;
        const running = HeldItem.safeParse(item).data?.job.S ?? '';
        const details = [{ path: 'kind', code, message, id: running }];
        return new AppError(alreadyRunning, { details });
      },
    },
    put(table, encodeJob(job), IS_NEW),
    put(table, { ...accountJobKey(account, id), expires }),
  ];
}

/** The rows that a portion of a job leaves beside its state. */
export type JobStep = {
  readonly lines: readonly JobLine[];
  /** The facts of the portion for another job; `place` is its own within the job. */
  readonly kept?: { readonly place: number; readonly what: object } | undefined;
};

/**
 * Plans the rows by which a job gets further or ends, with lines of its report.
 * @throws in the save: JobTaken where the row is not the one that `next` follows
 */
export function planJobStep(
  next: StoredJob,
  { lines, kept }: JobStep,
  table: string,
): PlannedWrite[] {
  const { id, expires } = next;
  return [
    {
      ...put(table, encodeJob(next), {
        ConditionExpression: 'rev = :before',
        ExpressionAttributeValues: { ':before': next.rev - 1 },
      }),
      refused: () => new JobTaken(`Job ${id} was written by another one.`),
    },
    ...(isOver(next.status) ? [freeKind(next, table)] : []),
    ...(next.status === 'failed' ? [put(table, { ...failedJobKey(id), expires })] : []),
    ...lines.map((line) =>
      put(table, {
        ...jobLineKey(id, line.row, line.about ?? line.column),
        expires,
        body: packJson(line),
      }),
    ),
    ...(kept === undefined
      ? []
      : [put(table, { ...jobKeptKey(id, kept.place), expires, body: packJson(kept.what) })]),
  ];
}

/** Returns the lines, one of each row and column: two columns of a file may have the same name. */
export function oneOfEach(lines: readonly JobLine[]): JobLine[] {
  const keyed = lines.map((line) => [`${line.row} ${line.about ?? line.column}`, line] as const);
  return [...new Map(keyed.toReversed()).values()].toReversed();
}

const IS_NEW = { ConditionExpression: 'attribute_not_exists(pk)' } as const;

const put = (table: string, item: Item, how: object = {}): PlannedWrite => ({
  write: { Put: { TableName: table, Item: { ...item }, ...how } },
  refused: unexpectedRefusal,
});

/** The account may begin the next job of the kind. */
const freeKind = ({ account, kind, id }: StoredJob, table: string): PlannedWrite => ({
  write: {
    Delete: {
      TableName: table,
      Key: { ...activeJobKey(account, kind) },
      ConditionExpression: 'attribute_not_exists(pk) OR job = :id',
      ExpressionAttributeValues: { ':id': id },
    },
  },
  refused: unexpectedRefusal,
});
