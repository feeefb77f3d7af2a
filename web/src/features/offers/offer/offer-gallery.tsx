import { useEffect, useEffectEvent, useState } from 'react';
import type { Offer, Photo } from '#shared/offers/offer.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { OfferPhoto } from '../offer-photo.tsx';
import { OfferPortrait } from '../offer-portrait.tsx';
import { hiddenBy } from './hidden-by.ts';
import './offer-gallery.css';

/** Shows the photos of an offer side by side; without one the portrait of its animals. Who reads an offer sees them. */
export function OfferGallery({
  offer,
  animals,
}: {
  readonly offer: Offer;
  readonly animals: string;
}) {
  const t = useText();
  const { now } = useKernel();
  const isPublic = hiddenBy(offer, new Date(now())) === undefined;
  const { photos = [] } = offer;
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();
  const count = photos.length;
  if (count === 0) {
    return (
      <div className="offer-gallery">
        <OfferPortrait offer={offer} size={176} />
      </div>
    );
  }
  const textOf = ({ text }: Photo, at: number) =>
    text ??
    [t('offer.photoOf', { number: at + 1, count }), animals, offer.place.name]
      .filter(Boolean)
      .join(', ');
  const texts = photos.map(textOf);
  return (
    <section aria-label={t('offer.photos')} className={`offer-gallery of-${Math.min(count, 3)}`}>
      <ul
        className="plain offer-photos"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {photos.map((photo, index) => (
          <li key={photo.large}>
            <button type="button" onClick={() => setEnlarged(index)}>
              <OfferPhoto
                id={photo.large}
                alt={texts[index] ?? ''}
                isPublic={isPublic}
                width={1600}
                height={1200}
              />
              <span className="visually-hidden">{t('offer.photoEnlarge')}</span>
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <Turn icon="left" label={t('offer.photoBefore')} by={-1} isEnd={shown === 0} />
          <Turn icon="right" label={t('offer.photoNext')} by={1} isEnd={shown === count - 1} />
          <span className="offer-photo-count">
            {t('offer.photoOf', { number: shown + 1, count })}
          </span>
        </>
      )}
      {count > 3 && (
        <button type="button" className="offer-photo-all" onClick={() => setEnlarged(0)}>
          {t('offer.photosAll', { count })}
        </button>
      )}
      {enlarged !== undefined && (
        <PhotoDialog
          photos={photos}
          texts={texts}
          isPublic={isPublic}
          at={enlarged}
          onTurn={setEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </section>
  );
}

/** Scrolls the photos of the same gallery by one. */
function Turn({
  icon,
  label,
  by,
  isEnd,
}: {
  readonly icon: 'left' | 'right';
  readonly label: string;
  readonly by: 1 | -1;
  readonly isEnd: boolean;
}) {
  return (
    <button
      type="button"
      className={`icon-button offer-photo-turn ${icon}`}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={({ currentTarget }) => {
        const list = currentTarget.parentElement?.querySelector('ul');
        if (list) list.scrollLeft += by * list.clientWidth;
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Shows one photo as large as the screen; buttons and arrow keys turn to the next, round and round. */
function PhotoDialog({
  photos,
  texts,
  isPublic,
  at,
  onTurn,
  onClose,
}: {
  readonly photos: readonly Photo[];
  readonly texts: readonly string[];
  readonly isPublic: boolean;
  readonly at: number;
  readonly onTurn: (at: number) => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const count = photos.length;
  const turn = (by: 1 | -1) => onTurn((at + by + count) % count);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog title={t('offer.photoOf', { number: at + 1, count })} onClose={onClose} look="sheet">
      <div className="photo-large">
        <OfferPhoto
          id={photos[at]?.large ?? ''}
          alt=""
          isPublic={isPublic}
          width={1600}
          height={1200}
        />
        <p role="status">{texts[at]}</p>
        {count > 1 && (
          <div className="buttons">
            <Button icon="left" onClick={() => turn(-1)}>
              {t('offer.photoBefore')}
            </Button>
            <Button icon="right" onClick={() => turn(1)}>
              {t('offer.photoNext')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
