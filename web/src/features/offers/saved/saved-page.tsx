import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { SavedOfferList } from './saved-offer-list.tsx';
import { SavedSearches } from './saved-searches.tsx';
import '../offers.css';

/** Shows what somebody has saved: offers on this device, and the searches of the account. */
export function SavedPage() {
  const t = useText();
  return (
    <div className="stack-l">
      <PageHeading title={t('saved.title')} />
      <SavedOfferList />
      <SavedSearches />
    </div>
  );
}
