import { ImportPage } from './import-page.tsx';

/** Lets a supplier bring its offers back from a table. */
export function OfferImportPage() {
  return <ImportPage kind="offers" title="words.importOffers" />;
}
