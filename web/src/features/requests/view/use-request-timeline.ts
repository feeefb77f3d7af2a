import { useQuery } from '@tanstack/react-query';
import { defined } from '#shared/kernel/defined.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { REQUEST_EVENTS } from '#shared/requests/entities/status.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Request } from '../use-request.ts';

export type RequestLine = {
  readonly key: string;
  readonly event: 'init' | (typeof REQUEST_EVENTS)[number];
  readonly by: string;
  /** The person of that account, where the reader may know it. */
  readonly person?: string | undefined;
  /** An instant. */
  readonly on: string;
  /** The step that waits afterwards. */
  readonly step: number;
  readonly reason?: string | undefined;
};

type Revision = CallOutput<'GET eav/entity/gettimeline'>['items'][number];

/** Returns all revisions, newest first: an event whose own one were missing would be told of another person. */
async function readRevisions(
  api: Pick<ApiClient, 'call'>,
  id: string,
  signal: AbortSignal,
): Promise<Revision[]> {
  const items: Revision[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const input = { id, pagination: { limit: PAGE_LIMIT, ...defined({ cursor }) } };
    const page: CallOutput<'GET eav/entity/gettimeline'> = await api.call(
      'GET eav/entity/gettimeline',
      input,
      { signal, quiet: true },
    );
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

/**
 * Returns the events, newest first: the request's own, and from its revisions their people, and the last save of a
 * draft, which is no event.
 */
export function useRequestTimeline({ id, rev, data }: Request): RequestLine[] {
  const { api } = useKernel();
  const isDraft = data.status === 'new';
  const { data: revised = [] } = useQuery({
    queryKey: ['timeline', 'request-process', id, rev],
    queryFn: ({ signal }) => readRevisions(api, id, signal),
  });
  const saved = isDraft ? revised.find(({ changeset }) => changeset === 'saveDraft') : undefined;
  const lines: RequestLine[] = data.events.map((event, index) => ({
    key: String(index),
    ...event,
    // The revision with an event is written just after the time that the event tells.
    person: revised.findLast(
      ({ changeset, updated, updatedBy }) =>
        changeset === event.event && updatedBy === event.by && updated >= event.on,
    )?.person,
  }));
  if (saved?.updatedBy !== undefined) {
    const { updated: on, updatedBy: by, person } = saved;
    lines.push({ key: 'saved', event: 'saveDraft', by, person, on, step: data.step });
  }
  return lines.toSorted((a, b) => b.on.localeCompare(a.on) || Number(b.key) - Number(a.key));
}
