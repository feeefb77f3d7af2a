import { useState } from 'react';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

const OPTIONS = { timeout: 10 * SECOND_MS, maximumAge: 5 * MINUTE_MS };
/** Rounds to about a kilometre: enough for a distance, and no address. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Asks the device where it is, only when pressed; the position is rounded to about a kilometre. */
export function NearMe({
  onAsk,
}: {
  /** Returns the function that takes the answer. */
  readonly onAsk: () => (position: GeoPosition | null) => void;
}) {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    setIsAsking(true);
    const onFind = onAsk();
    const answer = (position: GeoPosition | null) => {
      setIsAsking(false);
      onFind(position);
    };
    if (!navigator.geolocation) return answer(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      () => answer(null),
      OPTIONS,
    );
  };
  return (
    <button
      type="button"
      className="near-me"
      aria-disabled={isAsking}
      onClick={isAsking ? undefined : ask}
    >
      <Icon name="pin" />
      <span>{t(isAsking ? 'home.locating' : 'home.nearMe')}</span>
    </button>
  );
}
