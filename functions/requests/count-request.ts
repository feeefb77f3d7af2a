import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { RequestProcess } from '#shared/requests/request-process.ts';
import { countedChanges } from './counted-cells.ts';

/** Message of the queue `requests`: with this revision the request stands elsewhere in what is counted. */
export const RequestMoved = z.strictObject({ request: Ref, rev: z.int().min(1) });
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

/** Counts what a revision changed, once however often and in whatever order it is told. */
export async function countRequest(
  { store, tallies }: Pick<World, 'store' | 'tallies'>,
  { request: id, rev }: RequestMoved,
): Promise<void> {
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
