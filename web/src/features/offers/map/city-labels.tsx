import { cities } from 'virtual:map-data';
import type { Map as LeafletMap } from 'leaflet';
import { type Name, readableNames } from './city-names.ts';
import type { MapBox } from './map-box.ts';
import { latLngOf } from './move-map.ts';

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
