import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileReading } from '#shared/imports/endpoints.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { IMPORT_POLL_MS } from '#shared/imports/limits.ts';
import type { LineCode } from '#shared/imports/line-codes.ts';
import { isOver } from '#shared/kernel/job.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

export type ImportJob = CallOutput<'POST import/job/get'>;
export type FileLook = CallOutput<'POST import/file/look'>;
type Asked = CallInput<'POST import/job/create'>;
type Begun = Omit<Asked, 'language' | 'kind'> & Partial<Pick<Asked, 'language'>>;

const QUIET = { quiet: true } as const;

/** Returns the columns that a kind of import can have, in the reader's language. */
export function useImportConfig(kind: ImportKind) {
  const { api } = useKernel();
  const language = useLocale();
  return useQuery({
    queryKey: ['importConfig', kind, language],
    queryFn: ({ signal }) =>
      api.call('GET import/config/get', { kind, language }, { signal, ...QUIET }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Asks how a file is read; each way to read it is asked for once. The data are those of the last way that could be
 * read, while another is under way or after it failed.
 */
export function useFileLook(kind: ImportKind, file: string, reading: FileReading) {
  const { api } = useKernel();
  const language = useLocale();
  const [last, setLast] = useState<{ look: FileLook; reading: FileReading }>();
  const { data, error, refetch } = useQuery({
    queryKey: ['importLook', file, language, reading],
    queryFn: ({ signal }) =>
      api.call('POST import/file/look', { kind, file, language, reading }, { signal, ...QUIET }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const read = data === undefined || data === last?.look ? last : { look: data, reading };
  if (read !== last) setLast(read);
  return { data: read, error, refetch };
}

/** Returns an import, asked for again and again until it is over. */
export function useImportJob(id: string) {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['import', id],
    queryFn: ({ signal }) => api.call('POST import/job/get', { id }, { signal, ...QUIET }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isOver(state.data.status) ? false : IMPORT_POLL_MS,
  });
}

/** Returns the imports of the account, the newest first; asked for again while one is under way. */
export function useImports() {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['imports'],
    queryFn: ({ signal }) => api.call('GET import/job/list', {}, { signal, ...QUIET }),
    refetchInterval: ({ state }) =>
      state.data?.jobs.some(({ status }) => !isOver(status)) ? HISTORY_POLL_MS : false,
  });
}

const LINES_SHOWN = 50;
const HISTORY_POLL_MS = 2 * IMPORT_POLL_MS;

/** Returns the lines of a report with these codes, page by page. */
export function useImportLines(id: string, codes: readonly LineCode[] | undefined) {
  const { api } = useKernel();
  return useInfiniteQuery({
    queryKey: ['importLines', id, codes],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'POST import/job/lines',
        { id, codes: codes && [...codes], limit: LINES_SHOWN, cursor: pageParam },
        { signal, ...QUIET },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Begins an import or a dry run, in the reader's language unless it says another. */
export function useBeginImport(kind: ImportKind) {
  const { api } = useKernel();
  const language = useLocale();
  return useKeptJob((begun: Begun) =>
    api.call('POST import/job/create', { kind, language, ...begun }, QUIET),
  );
}

export function useTakeBack() {
  const { api } = useKernel();
  return useKeptJob((id: string) => api.call('POST import/job/takeback', { id }, QUIET));
}

export function useCancelImport() {
  const { api } = useKernel();
  return useKeptJob((id: string) => api.call('POST import/job/cancel', { id }, QUIET));
}

/** Wraps a call that answers with a job: the job is shown as answered, and lists are asked for again. */
function useKeptJob<I>(call: (input: I) => Promise<ImportJob>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (job) => queries.setQueryData(['import', job.id], job),
    // A refusal, too: the list then has the import that is under way.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['imports'] }),
  });
}
