import type { GeoJsonProperties, Position } from 'geojson';
import type { GeometryObject, Topology } from 'topojson-specification';
import { MAP_AREA, MAP_COUNTRIES } from './map-area.ts';

type Country = GeometryObject<GeoJsonProperties>;
type Polygons = number[][][];

/**
 * The countries of a world topology that lie in the map's area, named by their two letters; what reaches beyond the
 * area ends at its edge, and lines that nobody uses any more are left out.
 */
export function cutOutlines(world: Topology): Topology {
  const lines = world.arcs.map((arc) => insideArea(degreesOf(arc, world)));
  const kept = new Map<number, number>();
  const renumber = (arc: number): number => {
    const line = arc < 0 ? ~arc : arc;
    const index = kept.get(line) ?? kept.size;
    kept.set(line, index);
    return arc < 0 ? ~index : index;
  };
  const countries = geometriesOf(world).flatMap((country): Country[] => {
    const polygons = polygonsOf(country)
      .filter(([outer = []]) => hasArea(outer.map((arc) => lines[arc < 0 ? ~arc : arc] ?? [])))
      .map((rings) => rings.map((ring) => ring.map(renumber)));
    if (polygons.length === 0) return [];
    const code = MAP_COUNTRIES[String(country.id)];
    return [{ type: 'MultiPolygon', arcs: polygons, ...(code !== undefined && { id: code }) }];
  });
  return {
    type: 'Topology',
    ...(world.transform && { transform: world.transform }),
    objects: { countries: { type: 'GeometryCollection', geometries: countries } },
    arcs: [...kept.keys()].map((line) => stepsOf(lines[line] ?? [], world)),
  };
}

function geometriesOf({ objects: { countries } }: Topology): Country[] {
  if (countries?.type !== 'GeometryCollection') throw new Error('The world has no countries.');
  return countries.geometries;
}

function polygonsOf(country: Country): Polygons {
  if (country.type === 'Polygon') return [country.arcs];
  return country.type === 'MultiPolygon' ? country.arcs : [];
}

/** A line without the steps in which it is stored. */
function degreesOf(arc: Position[], { transform }: Topology): Position[] {
  if (!transform) return arc;
  const [scaleX, scaleY] = transform.scale;
  const [left, bottom] = transform.translate;
  let x = 0;
  let y = 0;
  return arc.map(([stepX = 0, stepY = 0]) => {
    x += stepX;
    y += stepY;
    return [x * scaleX + left, y * scaleY + bottom];
  });
}

function stepsOf(line: Position[], { transform }: Topology): Position[] {
  if (!transform) return line;
  const [scaleX, scaleY] = transform.scale;
  const [left, bottom] = transform.translate;
  const whole = line.map(([lon = 0, lat = 0]) => [
    Math.round((lon - left) / scaleX),
    Math.round((lat - bottom) / scaleY),
  ]);
  return whole.map(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = whole[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
}

/** Moves what lies outside to the edge; of points in a row on one edge the first and the last suffice. */
function insideArea(line: Position[]): Position[] {
  const moved = line.map(([lon = 0, lat = 0]) => [
    Math.min(Math.max(lon, MAP_AREA.west), MAP_AREA.east),
    Math.min(Math.max(lat, MAP_AREA.south), MAP_AREA.north),
  ]);
  return moved.filter((point, index) => {
    const before = moved[index - 1];
    const after = moved[index + 1];
    return !before || !after || ![0, 1].some((axis) => isOneEdge([before, point, after], axis));
  });
}

const EDGES = [
  [MAP_AREA.west, MAP_AREA.east],
  [MAP_AREA.south, MAP_AREA.north],
] as const;

function isOneEdge(points: Position[], axis: number): boolean {
  return (EDGES[axis] ?? []).some((edge) => points.every((point) => point[axis] === edge));
}

/** False for what was moved to an edge as a whole. */
function hasArea(ring: Position[][]): boolean {
  const points = ring.flat();
  const isWide = (axis: number) => new Set(points.map((point) => point[axis])).size > 1;
  return isWide(0) && isWide(1) && points.some(isInside);
}

function isInside([lon = 0, lat = 0]: Position): boolean {
  const { west, south, east, north } = MAP_AREA;
  return lon > west && lon < east && lat > south && lat < north;
}
