import { type FitBoundsOptions, LatLng, LatLngBounds } from 'leaflet';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { OutlineMap } from './create-map.ts';
import type { MapMove } from './map-keys.ts';

/** A place and how far around it is searched, in km. */
export type MapCircle = { readonly centre: GeoPosition; readonly radius: number };

/** The area that the map is about: the circle, else all positions, else the country. */
export type MapContent = {
  readonly circle?: MapCircle | undefined;
  readonly positions: readonly GeoPosition[];
};

const STEP = 0.3; // of what the map shows
/** Pixels to the edges: of the circle, and of the middles of markers. */
const FRAMES = {
  circle: { padding: [24, 16], animate: false },
  markers: { padding: [64, 32], animate: false },
} satisfies Record<string, FitBoundsOptions>;

const DIRECTIONS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

export function moveMap(outline: OutlineMap, move: MapMove, content: MapContent): void {
  const { map } = outline;
  if (move === 'all') showContent(outline, content);
  else if (move === 'in') map.zoomIn(1, { animate: false });
  else if (move === 'out') map.zoomOut(1, { animate: false });
  else {
    const [right, down] = DIRECTIONS[move];
    const { x, y } = map.getSize();
    map.panBy([right * x * STEP, down * y * STEP], { animate: false });
  }
}

export function showContent({ map, home }: OutlineMap, { circle, positions }: MapContent): void {
  const points = positions.map(latLngOf);
  const around = circle && latLngOf(circle.centre).toBounds(circle.radius * 2000);
  const bounds = around ?? (points.length > 0 ? new LatLngBounds(points) : home.getBounds());
  if (bounds.isValid()) map.fitBounds(bounds, around ? FRAMES.circle : FRAMES.markers);
}

export const latLngOf = ({ lat, lon }: GeoPosition): LatLng => new LatLng(lat, lon);
