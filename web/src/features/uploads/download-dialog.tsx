import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { EXPORTS_PATH } from '#shared/exports/download-path.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import { useSession } from '#web/kernel/use-session.ts';

type Props = {
  readonly id: string;
  /** The name that the link gives; the file's own name comes with it. */
  readonly name: string;
  /** The dialog asks before the download begins. */
  readonly asks: boolean;
  readonly onDone: () => void;
};

/** Shows name, size and origin of a file, then downloads it; Enter is enough. */
export function DownloadDialog({ id, name, asks, onDone }: Props) {
  const t = useText();
  const fileSize = useFileSize();
  const query = useDownload(id);
  const file = query.data;

  // A link lasts some minutes, and the dialog may stand open for longer.
  const follow = async () => {
    const { data, isSuccess } = await query.refetch();
    if (!isSuccess) return;
    window.location.assign(data.url);
    onDone();
  };

  useEffect(() => {
    if (asks || file === undefined) return;
    window.location.assign(file.url);
    onDone();
  }, [asks, file, onDone]);

  if (query.fetchStatus === 'idle' && query.isPending) return null;
  if (!asks && query.error === null) return null;
  return (
    <Dialog title={t('words.download')} onClose={onDone}>
      {query.isRefetchError && <FailureState error={query.error} onRetry={follow} />}
      <QueryState query={query} rows={1}>
        {({ name: own, size }) => (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void follow();
            }}
          >
            <SummaryList
              rows={[
                { key: 'name', term: t('words.file'), value: own || name },
                {
                  key: 'size',
                  term: t('download.size'),
                  value: fileSize(size),
                },
                { key: 'from', term: t('download.origin'), value: window.location.host },
              ]}
            />
            <div className="buttons">
              <Button
                type="submit"
                look="primary"
                icon="download"
                busy={query.isFetching}
                autoFocus
              >
                {t('words.download')}
              </Button>
              <Button onClick={onDone}>{t('action.cancel')}</Button>
            </div>
          </form>
        )}
      </QueryState>
    </Dialog>
  );
}

/** Loads the file of an export on the page of exports, where mails lead; elsewhere the file of an entity. */
function useDownload(id: string) {
  const { api } = useKernel();
  const session = useSession();
  const { pathname } = useLocation();
  const isExport = pathname === EXPORTS_PATH;
  return useQuery({
    queryKey: ['download', id],
    queryFn: ({ signal }) =>
      isExport
        ? api.call('GET export/job/download', { id }, { signal, quiet: true })
        : api.call('GET eav/entity/getattachment', { id }, { signal, quiet: true }),
    // The page asks guests to sign in; they come back to this address.
    enabled: !isExport || session.status === 'signedIn',
    gcTime: 0,
  });
}
