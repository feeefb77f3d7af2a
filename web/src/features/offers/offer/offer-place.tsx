import { useState } from 'react';
import type { Offer } from '#shared/offers/offer.ts';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useSupplierContact } from '../use-supplier-contact.ts';

const PlaceMap = lazyPart(() => import('./place-map.tsx').then((file) => file.PlaceMap), ['map']);

/** Shows the place of the animals in words; on a map on wish. */
export function OfferPlace({ offer }: { readonly offer: Offer }) {
  const t = useText();
  const { kilometres } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { deliveryRadius = 0, deliveryNotice } = useSupplierContact(offer);
  const town = townLine(offer.place);
  return (
    <section aria-labelledby="place" className="stack">
      <h2 id="place">{t('offers.location')}</h2>
      <p>{[offer.place.name, town].filter(Boolean).join(', ')}</p>
      {deliveryRadius > 0 && <p>{t('offer.delivers', { radius: kilometres(deliveryRadius) })}</p>}
      {deliveryNotice && <p>{deliveryNotice}</p>}
      <p className="no-print">
        <Button icon="pin" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'offer.hideMap' : 'offer.showMap')}
        </Button>
      </p>
      {isOpen && (
        <PlaceMap place={town} position={offer.geoPosition} deliveryRadius={deliveryRadius} />
      )}
    </section>
  );
}
