import type { Map as LeafletMap, PanInsideOptions } from 'leaflet';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { classNames } from '#web/components/class-names.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { groupMarkers, type MarkerGroup } from './group-markers.ts';
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

/** Pixels of a single marker, and of the words for several: their height, a letter, what is around them (map.css). */
const SINGLE = { width: 40, height: 40 };
const WORDS = { height: 32, letter: 8, around: 28 };
/** Pixels between a marker that has the focus and the edge of the map. */
const INSIDE: PanInsideOptions = { padding: [48, 48], animate: false };

/** Returns the markers that are one at this zoom, with their places. */
export function groupsOnMap(
  map: LeafletMap,
  markers: readonly MapMarker[],
  textOf: (count: number) => string,
): MarkerGroup[] {
  const points = markers.map(({ id, position }) => {
    const { x, y } = map.latLngToLayerPoint(latLngOf(position));
    return { id, x: Math.round(x), y: Math.round(y) };
  });
  return groupMarkers(points, (count) =>
    count === 1
      ? SINGLE
      : { width: textOf(count).length * WORDS.letter + WORDS.around, height: WORDS.height },
  );
}

type MapMarkersProps = MarkerActions & {
  readonly map: LeafletMap;
  readonly markers: readonly MapMarker[];
  readonly groups: readonly MarkerGroup[];
  /** Says how many offers a marker stands for. */
  readonly textOf: (count: number) => string;
};

/** Shows markers as buttons in the order of the list; those that would cover each other are one, with their count. */
export function MapMarkers({
  map,
  markers,
  groups,
  textOf,
  active,
  onActive,
  onPress,
}: MapMarkersProps) {
  const { colon, list } = useFormats();
  const byId = new Map(markers.map((marker) => [marker.id, marker]));
  return groups.map(({ ids, x, y }) => {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = members;
    if (!first) return null;
    const isMany = members.length > 1;
    const text = isMany ? textOf(members.length) : String(first.number);
    const numbers = members.map(({ number }) => number).toSorted((a, b) => a - b);
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
        aria-label={text + colon + (isMany ? list(numbers.map(String)) : first.name)}
        onMouseEnter={() => onActive(ids)}
        onMouseLeave={() => onActive([])}
        onFocus={() => {
          onActive(ids);
          map.panInside(latLngOf(first.position), INSIDE);
        }}
        onBlur={() => onActive([])}
        onClick={() => onPress(ids)}
      >
        {text}
      </button>
    );
  });
}
