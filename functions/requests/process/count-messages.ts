import * as z from 'zod';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { Ref } from '#shared/kernel/ref.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { countedChanges } from './counted-cells.ts';

/** The message of the queue `requests` that this revision changes the counts of a request, or deleted it. */
export const RequestMoved = z.strictObject({
  request: Ref,
  rev: z.int().min(1),
  /** True when this revision deleted the request; what it counted for stays in the statistic. */
  deleted: z.literal(true).optional(),
});
export type RequestMoved = z.infer<typeof RequestMoved>;

/** Returns the messages to save with a revision that changes the counts; none for any other revision. */
export function countMessages(
  { id, rev }: { readonly id: string; readonly rev: number },
  before: RequestProcess | undefined,
  after: RequestProcess,
): OutboxMessage[] {
  // A time zone moves counts to another month, and makes none.
  const isCounted = countedChanges(before, after, 'UTC').length > 0;
  return isCounted
    ? [{ queue: 'requests', body: { request: id, rev } satisfies RequestMoved }]
    : [];
}

/** Returns the messages to save with the revision that deletes a request. */
export function messagesOfDeleted({
  id,
  rev,
}: {
  readonly id: string;
  readonly rev: number;
}): OutboxMessage[] {
  const body: RequestMoved = { request: id, rev, deleted: true };
  return [{ queue: 'requests', body }];
}
