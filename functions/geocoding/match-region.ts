import type { Region } from '#shared/countries/region.ts';
import { districtCode, placeCode } from '#shared/geocoding/place-code.ts';
import { placeKey } from '#shared/geocoding/place-name.ts';

export type RegionEntity = {
  readonly id: string;
  readonly data: Pick<Region, 'labels' | 'postalCodePrefixes'>;
};
type Whereabouts = {
  readonly citycode?: string | null | undefined;
  /** The first-level area as GeoNames has it; its code is of GeoNames' own numbering. */
  readonly area?: { readonly name: string } | undefined;
};

/** Returns the region of a place among the regions of its country, undefined when none fits. */
export type MatchRegion = (where: Whereabouts) => string | undefined;

/**
 * Matches the region with the longest fitting postal code prefix; without one, the region without prefixes that alone
 * has the name of the place's first-level area. Codes of areas decide nothing: GeoNames numbers 18 what ISO 3166-2
 * numbers 16.
 */
export function makeMatchRegion(regions: readonly RegionEntity[]): MatchRegion {
  const byPrefix = new Map<string, string>();
  for (const { id, data } of regions) {
    for (const prefix of data.postalCodePrefixes) byPrefix.set(placeCode(prefix), id);
  }
  const byName = Map.groupBy(regions.filter(hasNoPrefixes).flatMap(namesOf), ({ name }) => name);
  return ({ citycode, area }) =>
    regionOfCode(byPrefix, districtCode(citycode ?? '')) ??
    (area && onlyRegion(byName.get(placeKey(area.name)) ?? []));
}

const hasNoPrefixes = ({ data }: RegionEntity): boolean => data.postalCodePrefixes.length === 0;

const namesOf = ({ id, data }: RegionEntity) =>
  data.labels.map(({ label }) => ({ id, name: placeKey(label) })).filter(({ name }) => name !== '');

function onlyRegion(named: readonly { readonly id: string }[]): string | undefined {
  const [id, ...others] = new Set(named.map((region) => region.id));
  return others.length === 0 ? id : undefined;
}

function regionOfCode(byPrefix: ReadonlyMap<string, string>, code: string): string | undefined {
  for (let length = code.length; length > 0; length -= 1) {
    const region = byPrefix.get(code.slice(0, length));
    if (region !== undefined) return region;
  }
  return undefined;
}
