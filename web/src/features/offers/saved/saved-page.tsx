import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { SavedSearches } from './saved-searches.tsx';

/** Shows what somebody has saved: the searches of the account. */
export function SavedPage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('saved.title')} />
      <SavedSearches />
    </>
  );
}
