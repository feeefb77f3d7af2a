import type { Region } from '#shared/countries/region.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import { placeKey } from '#shared/geocoding/place-name.ts';

export type RegionEntity = { readonly id: string; readonly data: Region };
type Whereabouts = {
  readonly citycode?: string | null | undefined;
  /** The first-level area as GeoNames has it. */
  readonly area?: { readonly code: string; readonly name: string } | undefined;
};

/** Returns the region of a place among the regions of its country, undefined when none fits. */
export type MatchRegion = (where: Whereabouts) => string | undefined;

/**
 * Matches the region with the longest fitting postal code prefix; without one, that of the place's first-level area.
 */
export function makeMatchRegion(regions: readonly RegionEntity[]): MatchRegion {
  const byPrefix = new Map<string, string>();
  const byArea = new Map<string, string>();
  for (const { id, data } of regions) {
    for (const prefix of data.postalCodePrefixes) byPrefix.set(placeCode(prefix), id);
    for (const label of data.labels) byArea.set(placeKey(label.label), id);
  }
  for (const { id, data } of regions) byArea.set(areaKey(data.statecode), id);
  return ({ citycode, area }) =>
    regionOfCode(byPrefix, placeCode(citycode ?? '')) ??
    (area && (byArea.get(areaKey(area.code)) ?? byArea.get(placeKey(area.name))));
}

function regionOfCode(byPrefix: ReadonlyMap<string, string>, code: string): string | undefined {
  for (let length = code.length; length > 0; length -= 1) {
    const region = byPrefix.get(code.slice(0, length));
    if (region !== undefined) return region;
  }
  return undefined;
}

/** Returns the short key of an area: `DE-BY`, `BY` → `BY`; `AT-4`, `04` → `4`. */
function areaKey(statecode: string): string {
  return placeCode(statecode).replace(/^0+/, '');
}
