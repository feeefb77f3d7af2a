import { useState } from 'react';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useFilterReset } from '#web/kernel/use-filter-reset.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CustomerCard } from './customer-card.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { customerParams, NO_FILTERS } from './customer-list-filter.ts';
import { CustomerResults } from './customer-results.tsx';
import '../accounts.css';

/** Shows a control body's customers, or an association's members. */
export function CustomerSearchPage() {
  const t = useText();
  const session = useSession();
  const [state, change] = useListState(customerParams);
  const { resets, onReset } = useFilterReset(change, NO_FILTERS);
  const [wasOpened, setOpened] = useState(false);
  if (session.status !== 'signedIn') return <LoadingState />;
  const { account } = session;
  const { farmer } = state;
  const open = (id: string) => {
    setOpened(true);
    change({ farmer: id });
  };
  return (
    <>
      <PageHeading title={t('menu.InsSearchAgr')} />
      <CustomerFilters
        key={`${account.id} ${resets}`}
        office={account}
        state={state}
        change={change}
      />
      <div className="customer-columns">
        <CustomerResults office={account} state={state} onReset={onReset} onOpen={open} />
        {farmer !== '' && (
          <CustomerCard key={farmer} id={farmer} office={account} takesFocus={wasOpened} />
        )}
      </div>
    </>
  );
}
