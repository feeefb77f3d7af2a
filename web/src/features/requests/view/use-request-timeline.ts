import { useQuery } from '@tanstack/react-query';
import type { REQUEST_EVENTS } from '#shared/requests/status.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Request } from '../use-request.ts';

export type RequestLine = {
  readonly key: string;
  readonly event: 'init' | (typeof REQUEST_EVENTS)[number];
  readonly by: string;
  /** An instant. */
  readonly on: string;
  /** The step that waits afterwards. */
  readonly step: number;
  readonly reason?: string | undefined;
};

/**
 * Returns the events, newest first: the request's own, and from its revisions the last save of a draft, which is no
 * event.
 */
export function useRequestTimeline({ id, rev, data }: Request): RequestLine[] {
  const { api } = useKernel();
  const isDraft = data.status === 'new';
  const { data: revisions } = useQuery({
    queryKey: ['timeline', 'request-process', id, rev],
    queryFn: ({ signal }) =>
      api.call('GET eav/entity/gettimeline', { id }, { signal, quiet: true }),
    enabled: isDraft,
  });
  const saved = revisions?.items.find(({ changeset }) => changeset === 'saveDraft');
  const lines: RequestLine[] = data.events.map((event, index) => ({
    key: String(index),
    ...event,
  }));
  if (saved?.updatedBy !== undefined) {
    const { updated: on, updatedBy: by } = saved;
    lines.push({ key: 'saved', event: 'saveDraft', by, on, step: data.step });
  }
  return lines.toSorted((a, b) => b.on.localeCompare(a.on) || Number(b.key) - Number(a.key));
}
