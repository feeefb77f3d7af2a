import { findsFarm } from '#shared/requests/filers.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useFilterReset, useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { listParams, NO_FILTERS } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { RequestResults } from './request-results.tsx';
import { ViewTabs } from './view-tabs.tsx';
import '../requests.css';
import './list.css';

/** Shows the requests of an account; at first those that wait for it. */
export function RequestListPage() {
  const t = useText();
  const session = useSession();
  const { data: country } = useCountry();
  const [state, change] = useListState(listParams);
  const { resets, onReset } = useFilterReset(change, NO_FILTERS);
  return (
    <>
      <PageHeading title={t('menu.RequestList')} />
      {session.status === 'signedIn' && (
        <>
          {country.usesRequestSystem && findsFarm(session.account.data) && (
            <div className="buttons request-new no-print">
              <ButtonLink icon="plus" to={pathTo('RequestBegin')}>
                {t('home.pathRequest')}
              </ButtonLink>
            </div>
          )}
          <ViewTabs account={session.account} current={state.view} />
          <ListFilters key={resets} account={session.account} state={state} change={change} />
          <RequestResults
            key={state.view}
            account={session.account}
            state={state}
            change={change}
            onReset={onReset}
            canSelect
          />
        </>
      )}
    </>
  );
}
