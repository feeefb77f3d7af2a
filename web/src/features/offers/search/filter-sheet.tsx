import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type FiltersProps, OfferFilters } from './offer-filters.tsx';

/** Shows the filters on a phone: they fill the screen, and their button shows the offers. */
export function FilterSheet(filters: FiltersProps & { readonly onShow: () => void }) {
  const t = useText();
  return (
    <Dialog look="sheet" title={t('list.filters')} onClose={filters.onShow}>
      <OfferFilters {...filters} />
    </Dialog>
  );
}
