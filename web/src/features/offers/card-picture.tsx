import { useState } from 'react';
import type { SpeciesPicture } from '#shared/masterdata/species-picture.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { SpeciesPortrait } from '#web/components/species-portrait.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { photoAddress } from './photo-address.ts';

/** Shows the first photo of an offer; without one, or where it does not come, the portrait of the species. */
export function CardPicture({
  photos = [],
  picture,
}: Pick<Offer, 'photos'> & { readonly picture: SpeciesPicture }) {
  const t = useText();
  const [isGone, setGone] = useState(false);
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
        <SpeciesPortrait picture={picture} size={72} />
      )}
      {photos.length > 1 && (
        <span className="card-picture-count">{t('offers.photos', { count: photos.length })}</span>
      )}
    </div>
  );
}
