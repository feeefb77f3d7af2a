import { useState } from 'react';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

const PlaceMap = lazyPart(() => import('./place-map.tsx').then((file) => file.PlaceMap), ['map']);

/** Shows a place on a map once it is asked for. */
export function MapOnWish(given: {
  readonly place: string;
  readonly position: GeoPosition;
  /** Kilometres; 0 where there is no circle to show. */
  readonly radius: number;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="no-print">
        <Button icon="pin" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'offers.hideMap' : 'offers.showMap')}
        </Button>
      </p>
      {isOpen && <PlaceMap {...given} />}
    </>
  );
}
