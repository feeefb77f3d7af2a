import type { Map as LeafletMap, PanInsideOptions } from 'leaflet';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { classNames } from '#web/components/class-names.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { groupMarkers, type MarkerGroup } from './group-markers.ts';
import type { MapBox } from './map-box.ts';
import { latLngOf } from './move-map.ts';

export type MapMarker = {
  readonly id: string;
  readonly position: GeoPosition;
  /** The number of the offer in the list, as the text of the marker. */
  readonly number: number;
  /** The name of the marker: Biohof Muster, 18 km. */
  readonly name: string;
};
export type MarkerActions = {
  /** Ids of the offers that list and map both mark. */
  readonly active: readonly string[];
  readonly onActive: (ids: readonly string[]) => void;
  readonly onPress: (ids: readonly string[]) => void;
};

/** Pixels between the middles of two markers: their size, so that each can be hit (WCAG 2.5.8). */
const APART = 40;
/** Pixels between a marker that has the focus and the edge of the map. */
const INSIDE: PanInsideOptions = { padding: [48, 48], animate: false };

/** Returns the markers that are one at this zoom, with their places. */
export function groupsOnMap(map: LeafletMap, markers: readonly MapMarker[]): MarkerGroup[] {
  const points = markers.map(({ id, position }) => {
    const { x, y } = map.latLngToLayerPoint(latLngOf(position));
    return { id, x: Math.round(x), y: Math.round(y) };
  });
  return groupMarkers(points, APART);
}

export function boxOfMarker({ x, y }: MarkerGroup): MapBox {
  const half = APART / 2;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

type MapMarkersProps = MarkerActions & {
  readonly map: LeafletMap;
  readonly markers: readonly MapMarker[];
  readonly groups: readonly MarkerGroup[];
};

/** Shows markers as buttons in the order of the list; those that would cover each other are one, with their count. */
export function MapMarkers({ map, markers, groups, active, onActive, onPress }: MapMarkersProps) {
  const labelOf = useMarkerLabel();
  const byId = new Map(markers.map((marker) => [marker.id, marker]));
  return groups.map(({ ids, x, y }) => {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = members;
    if (!first) return null;
    const isMany = members.length > 1;
    return (
      <button
        key={first.id}
        type="button"
        className={classNames(
          'map-marker',
          isMany && 'many',
          ids.some((id) => active.includes(id)) && 'active',
        )}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        aria-label={labelOf(members)}
        onMouseEnter={() => onActive(ids)}
        onMouseLeave={() => onActive([])}
        onFocus={() => {
          onActive(ids);
          map.panInside(latLngOf(first.position), INSIDE);
        }}
        onBlur={() => onActive([])}
        onClick={() => onPress(ids)}
      >
        {isMany ? `${members.length}×` : first.number}
      </button>
    );
  });
}

function useMarkerLabel(): (members: readonly MapMarker[]) => string {
  const t = useText();
  const { colon, list } = useFormats();
  return (members) => {
    const [first] = members;
    if (first && members.length === 1) return first.number + colon + first.name;
    const numbers = list(members.map(({ number }) => String(number)));
    return t('map.cluster', { count: members.length, numbers });
  };
}
