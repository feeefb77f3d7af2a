import { useEffect, useEffectEvent } from 'react';
import type { Photo } from '#shared/offers/offer.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { OfferPhoto } from '../offer-photo.tsx';

/** Shows one photo as large as the screen; buttons and arrow keys turn to the next, round and round. */
export function PhotoDialog({
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
