import { useState } from 'react';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { textParam, useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CustomerCard } from './customer-card.tsx';
import { CustomerResults } from './customer-results.tsx';
import { CustomerSearchField } from './customer-search-field.tsx';
import '../accounts.css';

const params = {
  text: textParam(),
  /** Account that is shown beside the results. */
  farmer: textParam(),
};

/** Finds a control body's customers, or an association's members, by name or control number. */
export function CustomerSearchPage() {
  const t = useText();
  const session = useSession();
  const [{ text, farmer }, change] = useListState(params);
  const [wasOpened, setOpened] = useState(false);
  if (session.status !== 'signedIn') return <LoadingState />;
  const open = (id: string) => {
    setOpened(true);
    change({ farmer: id });
  };
  return (
    <>
      <PageHeading title={t('menu.InsSearchAgr')} />
      <CustomerSearchField
        key={session.account.id}
        text={text}
        onSearch={(next) => change({ text: next, farmer: '' })}
      />
      <div className="customer-columns">
        {text !== '' && <CustomerResults text={text} current={farmer} onOpen={open} />}
        {farmer !== '' && (
          <CustomerCard key={farmer} id={farmer} office={session.account} takesFocus={wasOpened} />
        )}
      </div>
    </>
  );
}
