import { useState } from 'react';
import type { Offer } from '#shared/offers/offer.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { OfferPortrait } from './offer-portrait.tsx';
import { photoAddress } from './photo-address.ts';

/** Shows the first photo of an offer; without one, or where it does not come, the portrait of its animals. */
export function CardPicture({ offer }: { readonly offer: Offer }) {
  const t = useText();
  const [isGone, setGone] = useState(false);
  const { photos = [] } = offer;
  const [photo] = photos;
  return (
    <div className="card-picture">
      {photo && !isGone ? (
        <img
          src={photoAddress(photo.small)}
          alt={photo.text ?? ''}
          width={480}
          height={480}
          loading="lazy"
          decoding="async"
          onError={() => setGone(true)}
        />
      ) : (
        <OfferPortrait offer={offer} size={72} />
      )}
      {photos.length > 1 && (
        <span className="card-picture-count">{t('offers.photos', { count: photos.length })}</span>
      )}
    </div>
  );
}
