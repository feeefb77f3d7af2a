import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useFilterReset, useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { listParams, NO_FILTERS } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { RequestResults } from './request-results.tsx';
import '../requests.css';
import './list.css';

/** Shows every request that the office may read, to look at only: nothing here marks, moves or answers one. */
export function RequestPreviewListPage() {
  const t = useText();
  const session = useSession();
  const [narrowed, change] = useListState(listParams);
  const { resets, onReset } = useFilterReset(change, NO_FILTERS);
  const state = { ...narrowed, view: 'all' };
  return (
    <>
      <PageHeading title={t('menu.RequestPreview')} />
      {session.status === 'signedIn' && (
        <>
          <Notice title={t('words.preview')}>
            <p>{t('requests.previewText')}</p>
          </Notice>
          <ListFilters key={resets} account={session.account} state={state} change={change} />
          <RequestResults
            account={session.account}
            state={state}
            change={change}
            onReset={onReset}
            opens="RequestPreviewOne"
          />
        </>
      )}
    </>
  );
}
