import type * as z from 'zod';
import type { Implementation, World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { countryClass } from '#shared/countries/country.ts';
import { type Region, regionClass } from '#shared/countries/region.ts';
import type { geocodingEndpoints } from '#shared/geocoding/endpoints.ts';
import { COVERAGE_CELLS, COVERAGE_EXAMPLES, COVERAGE_INSIDE } from '#shared/geocoding/limits.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import type { PlaceTable } from '#shared/geocoding/place-table.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { loadedPlaces } from './loaded-places.ts';
import { makeMatchRegion, type RegionEntity } from './match-region.ts';

type Endpoint = typeof geocodingEndpoints.regionCoverage;
type Input = z.output<Endpoint['input']>;
type Point = { readonly lat: number; readonly lon: number; readonly lies: Lies };
type Lies = 'here' | 'elsewhere' | 'nowhere';

/** The id of a region that is not stored yet. */
const NEW_REGION = 'new';

/** Tells which postal codes of a country a region would have with these prefixes, and which codes no region has. */
export const regionCoverage: Implementation<Endpoint> = async (input, context) => {
  const { full } = await context.rows.get(input.country, { entityclass: countryClass.name });
  const country = countryClass.schema.parse(full.data);
  const id = input.region ?? NEW_REGION;
  const others = (await regionsIn(context, input.country)).filter((region) => region.id !== id);
  const places = await loadedPlaces(context, country.code);
  const codes = places?.table ?? NO_CODES;
  const rows = coveredRows(codes, [...others, drafted(input, id)], id);
  const outside = rows.filter(({ lies }) => lies === 'nowhere');
  return {
    codes: places ? rows.length : null,
    here: rows.filter(({ lies }) => lies === 'here').length,
    nowhere: outside.length,
    examples: examplesOf(outside),
    inside: prefixesInside(input.postalCodePrefixes, others).slice(0, COVERAGE_INSIDE),
    idle: rows.length === 0 ? [] : idlePrefixes(input.postalCodePrefixes, codes),
    points: pointsOf(rows),
  };
};

/** Returns the regions of a country as they are stored now. */
export async function regionsIn(
  { store, search }: Pick<World, 'store' | 'search'>,
  country: string,
): Promise<readonly Entity<Region>[]> {
  const filter = { field: 'country', comparison: 'eq' as const, value: country };
  const query = { entityClass: regionClass.name, group: 'all', keys: ['all'], filter };
  return store.latestOf(regionClass, await eachHitId(search, query), { fresh: true });
}

const NO_CODES: Pick<PlaceTable, 'areas' | 'places' | 'codes'> = {
  areas: [],
  places: { name: [], area: [], population: [], lat: [], lon: [] },
  codes: { code: [], place: [], lat: [], lon: [] },
};

/** Returns the number of the country's postal codes that lie in none of its regions; undefined without its places. */
export async function codesNowhere(
  world: Pick<World, 'files' | 'clock'>,
  { code, regions }: { readonly code: CountryCode; readonly regions: readonly RegionEntity[] },
): Promise<number | undefined> {
  const places = await loadedPlaces(world, code);
  if (places === undefined) return undefined;
  const rows = coveredRows(places.table, regions, NEW_REGION);
  return rows.filter(({ lies }) => lies === 'nowhere').length;
}

const drafted = ({ postalCodePrefixes, labels }: Input, id: string): RegionEntity => ({
  id,
  data: { postalCodePrefixes, labels },
});

type Row = { readonly code: string; readonly name: string; readonly area: string } & Point;

function coveredRows(
  { codes, places, areas }: typeof NO_CODES,
  regions: readonly RegionEntity[],
  own: string,
): Row[] {
  const matchRegion = makeMatchRegion(regions);
  return codes.code.map((code, row) => {
    const place = codes.place[row] ?? 0;
    const area = areas[places.area[place] ?? -1];
    const region = matchRegion({ citycode: code, area });
    return {
      code,
      name: places.name[place] ?? '',
      area: area?.name ?? '',
      lat: codes.lat[row] ?? 0,
      lon: codes.lon[row] ?? 0,
      lies: region === undefined ? 'nowhere' : region === own ? 'here' : 'elsewhere',
    };
  });
}

/** Returns examples from all over the country: one row for each beginning of two characters, in turn. */
function examplesOf(rows: readonly Row[]) {
  const byArea = [...Map.groupBy(rows, ({ code }) => code.slice(0, 2)).values()];
  const inTurns = byArea.flatMap((area) => area.map((row, turn) => ({ row, turn })));
  return inTurns
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, COVERAGE_EXAMPLES)
    .map(({ row: { code, name, area } }) => ({ code, name, area }));
}

/** Returns the prefixes of other regions that take a part out of these; the longer prefix decides. */
function prefixesInside(prefixes: readonly string[], others: readonly RegionEntity[]) {
  const own = prefixes.map(placeCode);
  return others.flatMap(({ id, data }) =>
    data.postalCodePrefixes
      .filter((prefix) => own.some((begin) => isLonger(placeCode(prefix), begin)))
      .map((prefix) => ({ prefix, region: id })),
  );
}

const isLonger = (code: string, begin: string): boolean =>
  code.length > begin.length && code.startsWith(begin);

/** Returns the prefixes that no postal code of the country begins with. */
function idlePrefixes(prefixes: readonly string[], { codes }: typeof NO_CODES): string[] {
  const begun = new Set(
    codes.code.flatMap((code) => {
      const whole = placeCode(code);
      return Array.from(whole, (_, index) => whole.slice(0, index + 1));
    }),
  );
  return prefixes.filter((prefix) => !begun.has(placeCode(prefix)));
}

/** Returns at most one point for each cell of a grid over the country; points of no region come first. */
function pointsOf(rows: readonly Row[]): Point[] {
  const lats = rows.map(({ lat }) => lat);
  const lons = rows.map(({ lon }) => lon);
  const cellOf = cellsOver(lats, lons);
  const cells = Map.groupBy(rows, cellOf);
  return [...cells.values()].flatMap((inCell) => {
    const row =
      inCell.find(({ lies }) => lies === 'nowhere') ??
      inCell.find(({ lies }) => lies === 'here') ??
      inCell[0];
    return row === undefined ? [] : [{ lat: row.lat, lon: row.lon, lies: row.lies }];
  });
}

function cellsOver(lats: readonly number[], lons: readonly number[]) {
  const span = (values: readonly number[]) => {
    const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const step = (most - least) / COVERAGE_CELLS || 1;
    return (value: number) => Math.min(COVERAGE_CELLS - 1, Math.floor((value - least) / step));
  };
  const [row, column] = [span(lats), span(lons)];
  return ({ lat, lon }: Pick<Row, 'lat' | 'lon'>) => row(lat) * COVERAGE_CELLS + column(lon);
}
