import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { EuropeMap } from '../map/europe-map.tsx';

type PlaceMapProps = {
  readonly place: string;
  readonly position: GeoPosition;
  /** Kilometres; 0 where nothing is delivered. */
  readonly deliveryRadius: number;
};

const NOBODY: readonly string[] = [];
const nothing = () => {};

/** Shows the farm, and how far it delivers. */
export function PlaceMap({ place, position, deliveryRadius }: PlaceMapProps) {
  const t = useText();
  return (
    <EuropeMap
      label={t('map.labelPlace', { place })}
      markers={[]}
      circle={{ centre: position, radius: deliveryRadius }}
      active={NOBODY}
      onActive={nothing}
      onPress={nothing}
    />
  );
}
