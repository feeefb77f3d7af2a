import type { Offer } from '#shared/offers/offer.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { MapOnWish } from '../map/map-on-wish.tsx';
import { useSupplierContact } from '../use-supplier-contact.ts';

/** Shows the place of the animals in words; on a map on wish. */
export function OfferPlace({ offer }: { readonly offer: Offer }) {
  const t = useText();
  const { kilometres } = useFormats();
  const { deliveryRadius = 0, deliveryNotice } = useSupplierContact(offer);
  const town = townLine(offer.place);
  return (
    <section aria-labelledby="place" className="stack">
      <h2 id="place">{t('offers.location')}</h2>
      <p>{[offer.place.name, town].filter(Boolean).join(', ')}</p>
      {deliveryRadius > 0 && <p>{t('offer.delivers', { radius: kilometres(deliveryRadius) })}</p>}
      {deliveryNotice && <p>{deliveryNotice}</p>}
      <MapOnWish place={town} position={offer.geoPosition} radius={deliveryRadius} />
    </section>
  );
}
