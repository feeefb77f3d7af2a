import { text } from '#infra/demo/texts.ts';
import type { RegionRow } from './region-row.ts';

// Postal code prefixes are derived from GeoNames (geonames.org), CC BY 4.0; of several the longest decides.

export const denmarkRegions: readonly RegionRow[] = [
  {
    statecode: '81',
    names: text('Region Nordjylland', 'North Denmark'),
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '77 79 9 9631',
  },
  {
    statecode: '82',
    names: text('Region Midtjylland', 'Central Denmark'),
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '688 689 69 7 713 714 715 716 717 727 728 779 8 963',
  },
  {
    statecode: '83',
    names: text('Region Syddanmark', 'Southern Denmark'),
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '5 6 70 71 7173 72 730 732',
  },
  {
    statecode: '84',
    names: text('Region Hovedstaden', 'Capital Region of Denmark'),
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '0 1 2 3 405',
  },
  {
    statecode: '85',
    names: text('Region Sjælland', 'Zealand'),
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '267 268 269 4',
  },
];
