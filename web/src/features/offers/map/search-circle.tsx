import { Circle, CircleMarker } from 'leaflet';
import { useEffect } from 'react';
import type { OutlineMap } from './create-map.ts';
import { latLngOf, type MapCircle } from './move-map.ts';

/** Shows the radius of the search, drawn around its place. */
export function SearchCircle({
  outline: { map, svg },
  circle: { centre, radius },
}: {
  readonly outline: OutlineMap;
  readonly circle: MapCircle;
}) {
  const { lat, lon } = centre;
  useEffect(() => {
    const look = { renderer: svg, interactive: false };
    const middle = latLngOf({ lat, lon });
    const layers = [
      new Circle(middle, { ...look, radius: radius * 1000, className: 'map-radius' }),
      new CircleMarker(middle, { ...look, radius: 5, className: 'map-centre' }),
    ];
    for (const layer of layers) layer.addTo(map);
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map, svg, lat, lon, radius]);
  return null;
}
