import {
  type Query,
  type QueryState,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  EXPORT_HIDDEN_POLL_MS,
  EXPORT_POLL_MS,
  EXPORT_WAIT_MINUTES,
} from '#shared/exports/limits.ts';
import { isOver } from '#shared/kernel/job.ts';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSession } from '#web/kernel/use-session.ts';

export type ExportJob = CallOutput<'POST export/job/get'>;

const exportKey = (id: string) => ['export', id] as const;
const LIST_KEY = ['exports'] as const;

/**
 * Returns an export, asked for again and again (specification section 9) until it is over or nobody waits any more.
 */
export function useExport(id: string) {
  const { api } = useKernel();
  const { isWaiting, waitOn } = useWait();
  const poll = usePoll();
  const query = useQuery<ExportJob>({
    queryKey: exportKey(id),
    queryFn: ({ signal }) => api.call('POST export/job/get', { id }, { signal, quiet: true }),
    ...poll(({ data }) => isWaiting && (data === undefined || !isOver(data.status))),
  });
  return { query, isWaiting, waitOn };
}

/** Waits for the time of the specification (section 9), then only when the reader wants to. */
function useWait() {
  const { after } = useKernel();
  const [isWaiting, setWaiting] = useState(true);
  useEffect(
    () => (isWaiting ? after(EXPORT_WAIT_MINUTES * MINUTE_MS, () => setWaiting(false)) : undefined),
    [after, isWaiting],
  );
  return { isWaiting, waitOn: () => setWaiting(true) };
}

/**
 * Returns how a query asks again: every two seconds, after twice the time with each answer while the page is hidden,
 * and at once when it is seen again.
 */
function usePoll() {
  const answersSeen = useRef(0);
  return <D>(isUnderWay: (state: QueryState<D>) => boolean) => ({
    refetchInterval: ({ state }: Query<D>) => {
      if (!isUnderWay(state)) return false;
      const answers = state.dataUpdateCount + state.errorUpdateCount;
      if (!document.hidden) answersSeen.current = answers;
      return Math.min(EXPORT_POLL_MS * 2 ** (answers - answersSeen.current), EXPORT_HIDDEN_POLL_MS);
    },
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: ({ state }: Query<D>) => isUnderWay(state) && ('always' as const),
  });
}

/** Returns the exports of the account in use that are kept; asked for again while one is under way. */
export function useExports() {
  const { api } = useKernel();
  const session = useSession();
  const poll = usePoll();
  return useQuery<readonly ExportJob[]>({
    queryKey: LIST_KEY,
    queryFn: async ({ signal }) => (await api.call('GET export/job/list', {}, { signal })).jobs,
    enabled: session.status === 'signedIn',
    staleTime: 0,
    ...poll(({ data }) => data?.some(({ status }) => !isOver(status)) ?? false),
  });
}

/** Ends an export that is under way. A failed call brings its own notification. */
export function useCancelExport(id: string) {
  const { api } = useKernel();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('POST export/job/cancel', { id }),
    onSuccess: (job) => queries.setQueryData(exportKey(id), job),
    // The list is read again also where the export was over already: its state is then another one than shown.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: LIST_KEY }),
        queries.invalidateQueries({ queryKey: exportKey(id) }),
      ]),
  });
}
