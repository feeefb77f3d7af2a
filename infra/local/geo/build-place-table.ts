import { placeCode } from '#shared/geocoding/place-code.ts';
import type { PlaceTable } from '#shared/geocoding/place-table.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { Place } from './place.ts';

/** The steps of a degree: GeoNames is exact to a metre, 1e-5 degrees. */
const STEPS_PER_DEGREE = 1e5;

/** Returns the places of one country in their stored form. */
export function buildPlaceTable(country: CountryCode, places: readonly Place[]): PlaceTable {
  // Cities that come without a postal line know the code of their area only.
  const named = places.toSorted((a, b) => a.area.name.length - b.area.name.length);
  const areas = [...new Map(named.map(({ area }) => [area.code, area])).values()];
  const areaAt = new Map(areas.map(({ code }, index) => [code, index]));
  const middles = places.map(middleOf);
  const rows = places
    .flatMap((place, index) =>
      [...place.codes].map(([code, position]) => ({
        code,
        key: placeCode(code),
        place,
        at: index,
        position,
      })),
    )
    .sort(
      (a, b) => compareText(a.key, b.key) || compareImportance(a.place, b.place) || a.at - b.at,
    );
  const aliases = places.flatMap((place, index) =>
    place.aliases.map((name) => ({ name, at: index })),
  );
  return {
    version: 1,
    country,
    areas,
    places: {
      name: places.map(({ name }) => name),
      area: places.map(({ area }) => areaAt.get(area.code) ?? 0),
      population: places.map(({ population }) => population),
      lat: middles.map(({ lat }) => rounded(lat)),
      lon: middles.map(({ lon }) => rounded(lon)),
    },
    codes: {
      code: rows.map(({ code }) => code),
      place: rows.map(({ at }) => at),
      lat: rows.map(({ position }) => rounded(position.lat)),
      lon: rows.map(({ position }) => rounded(position.lon)),
    },
    aliases: { name: aliases.map(({ name }) => name), place: aliases.map(({ at }) => at) },
  };
}

function middleOf({ codes, at }: Place): GeoPosition {
  if (codes.size === 0) return at;
  const positions = [...codes.values()];
  const mean = (of: (position: GeoPosition) => number) =>
    positions.reduce((sum, position) => sum + of(position), 0) / positions.length;
  return { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
}

function compareImportance(a: Place, b: Place): number {
  return b.population - a.population || b.codes.size - a.codes.size;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const rounded = (degrees: number): number =>
  Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
