export type CoveragePoint = {
  readonly lat: number;
  readonly lon: number;
  readonly lies: 'here' | 'elsewhere' | 'nowhere';
};

/** The longer side of the drawing, in units of the drawing. */
const SIDE = 400;
const MARGIN = 8;
const RADIUS = 3;

/**
 * Draws the places of a country from above: full dots lie in the region, pale ones in others, crosses in none. A degree of
 * longitude is as long as it is in the middle of the country.
 */
export function CoverageMap({ points }: { readonly points: readonly CoveragePoint[] }) {
  const { width, height, place } = projection(points);
  const drawn = points.map((point) => ({ ...place(point), lies: point.lies }));
  return (
    <svg className="coverage-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {(['elsewhere', 'here', 'nowhere'] as const).map((lies) => (
        <path
          key={lies}
          className={`coverage-${lies}`}
          d={drawn
            .filter((point) => point.lies === lies)
            .map(lies === 'nowhere' ? cross : dot)
            .join('')}
        />
      ))}
    </svg>
  );
}

type Drawn = { readonly x: number; readonly y: number };

const dot = ({ x, y }: Drawn): string =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`;
const cross = ({ x, y }: Drawn): string =>
  `M${x - RADIUS} ${y - RADIUS}l${2 * RADIUS} ${2 * RADIUS}m0 ${-2 * RADIUS}l${-2 * RADIUS} ${2 * RADIUS}`;

function projection(points: readonly CoveragePoint[]) {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const across = (east - west) * narrowing;
  const scale = SIDE / (Math.max(across, north - south) || 1);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    width: rounded(across * scale + 2 * MARGIN),
    height: rounded((north - south) * scale + 2 * MARGIN),
    place: ({ lat, lon }: CoveragePoint): Drawn => ({
      x: rounded((lon - west) * narrowing * scale + MARGIN),
      y: rounded((north - lat) * scale + MARGIN),
    }),
  };
}
