import { cities } from 'virtual:map-data';
import type { Map as LeafletMap } from 'leaflet';
import { type MapBox, touch } from './map-box.ts';
import { latLngOf } from './move-map.ts';

const LETTER_WIDTH = 8;

const LINE_HEIGHT = 22;

/** Names of each country: few from afar, all of them where there is room. */
const NAMES_BY_ZOOM: Readonly<Record<number, number>> = { 4: 3, 5: 5, 6: 10 };
const ALL = 20;

type CityLabelsProps = {
  readonly map: LeafletMap;
  readonly country: string;
  /** The boxes of markers, which names must not cover. */
  readonly taken: readonly MapBox[];
};

/** Shows names of cities to find one's way by; the list says in words where an offer is. */
export function CityLabels({ map, country, taken }: CityLabelsProps) {
  return (
    <div aria-hidden="true">
      {readableNames(namesOn(map, country), taken).map(({ text, x, y }) => (
        <span
          key={`${text} ${x}`}
          className="map-name"
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** Returns the names on the map, those of the visitor's country first. */
function namesOn(map: LeafletMap, country: string): Name[] {
  const bounds = map.getBounds().pad(0.5);
  const most = NAMES_BY_ZOOM[Math.floor(map.getZoom())] ?? ALL;
  const byCountry = Map.groupBy(cities, (city) => city.country);
  const home = byCountry.get(country) ?? [];
  const others = [...byCountry].filter(([code]) => code !== country);
  return [home.slice(0, most * 2), ...others.map(([, some]) => some.slice(0, most))]
    .flat()
    .filter((city) => bounds.contains(latLngOf(city)))
    .map((city) => {
      const { x, y } = map.latLngToLayerPoint(latLngOf(city));
      return { text: city.name, x: Math.round(x), y: Math.round(y) };
    });
}

/** A name and where it stands on the screen, in pixels. */
type Name = { readonly text: string; readonly x: number; readonly y: number };

/**
 * Returns the names that can be read: of two that touch, the one that comes first; none that touches a box of
 * `taken`.
 */
export function readableNames<N extends Name>(names: readonly N[], taken: readonly MapBox[]): N[] {
  const boxes = [...taken];
  return names.filter((name) => {
    const box = boxOf(name);
    const isFree = !boxes.some((other) => touch(other, box));
    if (isFree) boxes.push(box);
    return isFree;
  });
}

function boxOf({ text, x, y }: Name): MapBox {
  const right = x + text.length * LETTER_WIDTH + LINE_HEIGHT;
  return { left: x, right, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 };
}
