import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { RequestProcess } from '#shared/requests/request-process.ts';
import { countedChanges } from './counted-cells.ts';

/** Message of the queue `requests`: with this revision the request stands elsewhere in what is counted. */
export const RequestMoved = z.strictObject({
  request: Ref,
  rev: z.int().min(1),
  /** With this revision the request was deleted: it counts for nothing any more. */
  deleted: z.literal(true).optional(),
});
export type RequestMoved = z.infer<typeof RequestMoved>;

/** To be saved with a revision that changes what is counted; none for any other. */
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

/** To be saved with the revision that deletes a request. */
export function countMessagesOfDeleted(
  { id, rev }: { readonly id: string; readonly rev: number },
  before: RequestProcess,
): OutboxMessage[] {
  const isCounted = countedChanges(before, undefined).length > 0;
  const body: RequestMoved = { request: id, rev, deleted: true };
  return isCounted ? [{ queue: 'requests', body }] : [];
}

/** Counts what a revision changed, once however often and in whatever order it is told. */
export async function countRequest(
  { store, tallies }: Pick<World, 'store' | 'tallies'>,
  { request: id, rev, deleted }: RequestMoved,
): Promise<void> {
  if (deleted) {
    const [last] = await store.revisions([{ id, rev: rev - 1 }]);
    if (last === undefined) throw new Error(`The request ${id} has no revision ${rev - 1}.`);
    const changes = countedChanges(RequestProcess.parse(last.data), undefined);
    await tallies.add(`count#${id}#${rev}`, changes);
    return;
  }
  const refs =
    rev === 1
      ? [{ id, rev }]
      : [
          { id, rev: rev - 1 },
          { id, rev },
        ];
  const found = await store.revisions(refs);
  if (found.length < refs.length) throw new Error(`The request ${id} has no revision ${rev}.`);
  const [after, before] = found
    .toSorted((a, b) => b.rev - a.rev)
    .map(({ data }) => RequestProcess.parse(data));
  if (after) await tallies.add(`count#${id}#${rev}`, countedChanges(before, after));
}
