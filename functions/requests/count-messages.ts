import * as z from 'zod';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { Ref } from '#shared/kernel/ref.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { countedChanges } from './counted-cells.ts';

/** Message of the queue `requests`: with this revision the request stands elsewhere in what is counted. */
export const RequestMoved = z.strictObject({
  request: Ref,
  rev: z.int().min(1),
  /** True when this revision deleted the request: it is not counted any more. */
  deleted: z.literal(true).optional(),
});
export type RequestMoved = z.infer<typeof RequestMoved>;

/** Returns what is saved with a revision that changes what is counted; nothing for any other. */
export function countMessages(
  { id, rev }: { readonly id: string; readonly rev: number },
  before: RequestProcess | undefined,
  after: RequestProcess,
): OutboxMessage[] {
  const isCounted = countedChanges(before, after).length > 0;
  return isCounted
    ? [{ queue: 'requests', body: { request: id, rev } satisfies RequestMoved }]
    : [];
}

/** Returns what is saved with the revision that deletes a request, whatever it counted for. */
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
