import { useQuery } from '@tanstack/react-query';
import type { REQUEST_EVENTS } from '#shared/requests/entities/status.ts';
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

/**
 * Returns the events, newest first: the request's own, and from its revisions their people, and the last save of a
 * draft, which is no event.
 */
export function useRequestTimeline({ id, rev, data }: Request): RequestLine[] {
  const { api } = useKernel();
  const isDraft = data.status === 'new';
  const { data: revisions } = useQuery({
    queryKey: ['timeline', 'request-process', id, rev],
    queryFn: ({ signal }) =>
      api.call('GET eav/entity/gettimeline', { id }, { signal, quiet: true }),
  });
  const revised = revisions?.items ?? [];
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
