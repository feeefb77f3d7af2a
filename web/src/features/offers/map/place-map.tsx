import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { EuropeMap } from './europe-map.tsx';

type PlaceMapProps = {
  readonly place: string;
  readonly position: GeoPosition;
  /** Kilometres. */
  readonly radius: number;
};

const NOBODY: readonly string[] = [];
const nothing = () => {};

/** Shows a farm, and the circle around it: how far it delivers, or where was searched. */
export function PlaceMap({ place, position, radius }: PlaceMapProps) {
  const t = useText();
  return (
    <EuropeMap
      label={t('map.labelPlace', { place })}
      markers={[]}
      circle={{ centre: position, radius }}
      active={NOBODY}
      onActive={nothing}
      onPress={nothing}
    />
  );
}
