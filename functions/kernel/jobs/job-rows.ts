import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { JobLine } from '#shared/kernel/job.ts';
import type { Page } from '#shared/kernel/page.ts';
import { accountJobKey, activeJobKey, jobKey, type Key } from '../store/keys.ts';
import type { PlannedWrite } from '../store/planned-write.ts';
import { queryItems } from '../store/query-items.ts';
import { readItems } from '../store/read-items.ts';
import { unpackJson } from '../store/stored-json.ts';
import type { Table } from '../store/table.ts';
import { JOBS_LISTED } from './job-limits.ts';
import { JobTaken, planJobBegin, planJobStep } from './plan-job.ts';
import { decodeJob, encodeJob, type StoredJob } from './stored-job.ts';

/** The rows of jobs. Who may see a job, its callers decide. */
export type JobRows = {
  readonly get: (id: string) => Promise<StoredJob | undefined>;
  /** The newest `JOBS_LISTED` of an account, the newest first. */
  readonly ofAccount: (account: string) => Promise<StoredJob[]>;
  /** Returns lines of a job's report in the order of the rows; `cursor` is the `next` of the page before. */
  readonly lines: (
    id: string,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ) => Promise<Page<JobLine>>;
  /** The jobs that are under way, of all accounts. */
  readonly underWay: () => Promise<StoredJob[]>;
  /** Writes the next state of a job by itself. @throws JobTaken */
  readonly write: (next: StoredJob) => Promise<void>;
  /** The writes by which a job begins, for a save: `planJobBegin`. */
  readonly planBegin: (job: StoredJob) => PlannedWrite[];
  /** The writes by which a job gets further, or ends, for a save: `planJobStep`. */
  readonly planStep: (next: StoredJob, lines: readonly JobLine[]) => PlannedWrite[];
};

const ActiveItem = z.object({ job: z.string() });
const LineItem = z.object({ body: z.instanceof(Uint8Array) });

/** Keeps jobs as rows of the table (`functions/README.md`, "Jobs"). */
export function makeJobRows({ client, table }: Table): JobRows {
  const read = async (keys: readonly Key[]): Promise<StoredJob[]> => {
    const items = await readItems({ client, table }, keys, { consistent: true });
    return items.map(decodeJob);
  };
  return {
    async get(id) {
      const asked = { TableName: table, Key: { ...jobKey(id) }, ConsistentRead: true };
      const { Item } = await client.send(new GetCommand(asked));
      return Item && decodeJob(Item);
    },
    async ofAccount(account) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': accountJobKey(account, '').pk },
          ScanIndexForward: false,
          Limit: JOBS_LISTED,
          ConsistentRead: true,
        }),
      );
      const jobs = await read(Items.map(({ sk }) => jobKey(String(sk))));
      return jobs.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    },
    async lines(id, { limit, cursor }) {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :last',
          ExpressionAttributeValues: {
            ':pk': jobKey(id).pk,
            // Of the keys after that one, the lowest that there can be.
            ':after': cursor === undefined ? 'L#' : `${cursor}\u0000`,
            ':last': 'L#~',
          },
          Limit: limit,
        }),
      );
      const bodies = Items.map((item) => LineItem.parse(item).body);
      return {
        items: bodies.map((body) => JobLine.parse(JSON.parse(unpackJson(body)))),
        next: LastEvaluatedKey === undefined ? null : String(LastEvaluatedKey.sk),
      };
    },
    async underWay() {
      const range = { pk: activeJobKey('', '').pk, from: '0', to: '~' };
      const items = await queryItems({ client, table }, range, { consistent: true });
      return read(items.map((item) => jobKey(ActiveItem.parse(item).job)));
    },
    async write(next) {
      try {
        await client.send(
          new PutCommand({
            TableName: table,
            Item: { ...encodeJob(next) },
            ConditionExpression: 'rev = :before',
            ExpressionAttributeValues: { ':before': next.rev - 1 },
          }),
        );
      } catch (cause) {
        if (!(cause instanceof ConditionalCheckFailedException)) throw cause;
        throw new JobTaken(`Job ${next.id} was written by another one.`, { cause });
      }
    },
    planBegin: (job) => planJobBegin(job, table),
    planStep: (next, lines) => planJobStep(next, lines, table),
  };
}
