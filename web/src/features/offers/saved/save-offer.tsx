import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSavedOffers } from '#web/kernel/saved-offers.ts';
import { useOfferNames } from '../use-offer-names.tsx';

/** Saves an offer on this device, and takes it away again. */
export function SaveOffer({ offer: { id, data } }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { ids, toggle } = useSavedOffers();
  const { headline } = useOfferNames(data);
  return (
    <Button
      className="save-offer"
      icon="bookmark"
      aria-pressed={ids.includes(id)}
      onClick={() => toggle(id)}
    >
      {t('offers.save')}
      <span className="visually-hidden"> {headline}</span>
    </Button>
  );
}
