import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Page } from '#shared/kernel/page.ts';
import type { TimelineLine } from './entity-store.ts';
import { revisionKey } from './keys.ts';
import type { Table } from './table.ts';

const Line = z
  .object({
    rev: z.number(),
    updated: z.string(),
    by: z.string(),
    byUser: z.string().optional(),
    changeset: z.string(),
    reason: z.string().optional(),
  })
  .transform(({ by, ...line }) => ({ ...line, updatedBy: by }));
const NEWEST = 999_999_999; // the most that a padded key holds

/** The history of an entity, newest first; `cursor` is the revision above the page. */
export async function readTimeline(
  { client, table }: Table,
  id: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<Page<TimelineLine>> {
  const first = page.cursor === undefined ? NEWEST : revBelow(page.cursor);
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :newest',
      ExpressionAttributeValues: {
        ':pk': revisionKey(id, first).pk,
        ':oldest': revisionKey(id, 1).sk,
        ':newest': revisionKey(id, first).sk,
      },
      ExpressionAttributeNames: { '#by': 'by' },
      ProjectionExpression: 'rev, updated, #by, byUser, changeset, reason',
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: page.limit,
    }),
  );
  const items = Items.map((item) => Line.parse(item));
  const last = items.at(-1)?.rev ?? 1;
  return { items, next: last > 1 ? String(last) : null };
}

function revBelow(cursor: string): number {
  if (!/^[1-9]\d{0,8}$/.test(cursor) || cursor === '1') throw new AppError(entityErrors.badCursor);
  return Number(cursor) - 1;
}
