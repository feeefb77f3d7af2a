import { useState } from 'react';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
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
  // Each reset takes a refused text away, too, which the address does not know.
  const [resets, setResets] = useState(0);
  const [wasOpened, setOpened] = useState(false);
  if (session.status !== 'signedIn') return <LoadingState />;
  const { account } = session;
  const { farmer } = state;
  const open = (id: string) => {
    setOpened(true);
    change({ farmer: id });
  };
  const reset = () => {
    change(NO_FILTERS);
    setResets(resets + 1);
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
        <CustomerResults office={account} state={state} onReset={reset} onOpen={open} />
        {farmer !== '' && (
          <CustomerCard key={farmer} id={farmer} office={account} takesFocus={wasOpened} />
        )}
      </div>
    </>
  );
}
