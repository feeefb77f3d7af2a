import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, type ErrorDefinition } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { FAILED_JOBS_LISTED, JobLine } from '#shared/kernel/job.ts';
import type { Page } from '#shared/kernel/page.ts';
import { eachPage } from '../store/each-page.ts';
import { accountJobKey, activeJobKey, failedJobKey, jobKey, type Key } from '../store/keys.ts';
import type { PlannedWrite } from '../store/planned-write.ts';
import { queryItems } from '../store/query-items.ts';
import { readItems } from '../store/read-items.ts';
import { unpackJson } from '../store/stored-json.ts';
import type { Table } from '../store/table.ts';
import { JOB_PAGES, JOBS_LISTED } from './job-limits.ts';
import { type JobStep, planJobBegin, planJobStep } from './plan-job.ts';
import { decodeJob, type StoredJob } from './stored-job.ts';

/** The rows of jobs. Their callers decide who may see a job. */
export type JobRows = {
  readonly get: (id: string) => Promise<StoredJob | undefined>;
  /** The newest `JOBS_LISTED` of a kind of an account, the newest first, however many of other kinds came since. */
  readonly ofAccount: (account: string, kind: string) => Promise<StoredJob[]>;
  /**
   * Returns lines of a job's report in the order of the rows; `cursor` is the `next` of the page before.
   * @throws AppError `entities.badCursor`
   */
  readonly lines: (
    id: string,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ) => Promise<Page<JobLine>>;
  /** The jobs that are under way, of all accounts. */
  readonly underWay: () => Promise<StoredJob[]>;
  /** The newest `FAILED_JOBS_LISTED` of all accounts that failed and that nobody has seen to, the newest first. */
  readonly failed: () => Promise<StoredJob[]>;
  /** Removes a failed job from `failed`, because somebody has seen to it. Tells whether it was there. */
  readonly settle: (id: string) => Promise<boolean>;
  /** The writes by which a job begins, for a save: `planJobBegin`. */
  readonly planBegin: (job: StoredJob, alreadyRunning: ErrorDefinition) => PlannedWrite[];
  /** Returns the facts that the portions of a job have kept for another one, in the order of their places. */
  readonly kept: (
    id: string,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ) => Promise<Page<unknown>>;
  /** The writes by which a job gets further, or ends, for a save: `planJobStep`. */
  readonly planStep: (next: StoredJob, step: JobStep) => PlannedWrite[];
};

const ActiveItem = z.object({ job: z.string() });
const BodyItem = z.object({ body: z.instanceof(Uint8Array) });

/** Keeps jobs as rows of the table (`functions/README.md`, "Jobs"). */
export function makeJobRows({ client, table }: Table): JobRows {
  const read = async (keys: readonly Key[]): Promise<StoredJob[]> => {
    const items = await readItems({ client, table }, keys, { consistent: true });
    return items.map(decodeJob);
  };
  /** Reads rows of a job's partition whose sort keys begin so. */
  const bodies = async (
    id: string,
    begin: string,
    { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<Page<unknown>> => {
    const last = `${begin}~`;
    if (cursor !== undefined && (cursor < begin || cursor >= last))
      throw new AppError(entityErrors.badCursor);
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :last',
        ExpressionAttributeValues: {
          ':pk': jobKey(id).pk,
          // The lowest of the keys after the cursor.
          ':after': cursor === undefined ? begin : `${cursor}\u0000`,
          ':last': last,
        },
        Limit: limit,
        ConsistentRead: true,
      }),
    );
    return {
      items: Items.map((item) => JSON.parse(unpackJson(BodyItem.parse(item).body))),
      next: LastEvaluatedKey === undefined ? null : String(LastEvaluatedKey.sk),
    };
  };
  const listed = async (pk: string, page: ListedPage) => {
    const { ids, next } = await readListed({ client, table }, pk, page);
    const jobs = await read(ids.map(jobKey));
    return { jobs: jobs.toSorted((a, b) => (a.id < b.id ? 1 : -1)), next };
  };
  return {
    async get(id) {
      const asked = { TableName: table, Key: { ...jobKey(id) }, ConsistentRead: true };
      const { Item } = await client.send(new GetCommand(asked));
      return Item && decodeJob(Item);
    },
    async ofAccount(account, kind) {
      const { pk } = accountJobKey(account, '');
      const ofKind: StoredJob[] = [];
      const readPage = (after?: StoredKey) => listed(pk, { limit: JOBS_LISTED, after });
      for await (const { jobs } of eachPage(readPage, { most: JOB_PAGES })) {
        ofKind.push(...jobs.filter((job) => job.kind === kind));
        if (ofKind.length >= JOBS_LISTED) break;
      }
      return ofKind.slice(0, JOBS_LISTED);
    },
    failed: async () => (await listed(failedJobKey('').pk, { limit: FAILED_JOBS_LISTED })).jobs,
    async settle(id) {
      const { Attributes } = await client.send(
        new DeleteCommand({
          TableName: table,
          Key: { ...failedJobKey(id) },
          ReturnValues: 'ALL_OLD',
        }),
      );
      return Attributes !== undefined;
    },
    async lines(id, page) {
      const { items, next } = await bodies(id, 'L#', page);
      return { items: items.map((body) => JobLine.parse(body)), next };
    },
    kept: (id, page) => bodies(id, 'K#', page),
    async underWay() {
      const range = { pk: activeJobKey('', '').pk, from: '0', to: '~' };
      const items = await queryItems({ client, table }, range, { consistent: true });
      return read(items.map((item) => jobKey(ActiveItem.parse(item).job)));
    },
    planBegin: (job, alreadyRunning) => planJobBegin(job, alreadyRunning, table),
    planStep: (next, step) => planJobStep(next, step, table),
  };
}

/** The key after which the next page begins. */
type StoredKey = Record<string, unknown>;
type ListedPage = { readonly limit: number; readonly after?: StoredKey | undefined };

/** Reads a page of the ids of jobs that a partition lists, the newest first. */
async function readListed({ client, table }: Table, pk: string, { limit, after }: ListedPage) {
  const { Items = [], LastEvaluatedKey: next } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ScanIndexForward: false,
      Limit: limit,
      ConsistentRead: true,
      ...defined({ ExclusiveStartKey: after }),
    }),
  );
  return { ids: Items.map(({ sk }) => String(sk)), next };
}
