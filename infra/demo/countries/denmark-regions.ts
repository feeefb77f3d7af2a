import type { RegionRow } from './region-row.ts';

// Postal code prefixes are derived from GeoNames (geonames.org), CC BY 4.0; of several the longest decides.

export const denmarkRegions: readonly RegionRow[] = [
  {
    statecode: '81',
    names: { da: 'Region Nordjylland', de: 'Region Nordjylland', en: 'North Denmark' },
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '77 79 9 9631',
  },
  {
    statecode: '82',
    names: { da: 'Region Midtjylland', de: 'Region Midtjylland', en: 'Central Denmark' },
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '688 689 69 7 713 714 715 716 717 727 728 779 8 963',
  },
  {
    statecode: '83',
    names: { da: 'Region Syddanmark', de: 'Region Syddanmark', en: 'Southern Denmark' },
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '5 6 70 71 7173 72 730 732',
  },
  {
    statecode: '84',
    names: { da: 'Region Hovedstaden', de: 'Region Hovedstaden', en: 'Capital Region of Denmark' },
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '0 1 2 3 405',
  },
  {
    statecode: '85',
    names: { da: 'Region Sjælland', de: 'Region Sjælland', en: 'Zealand' },
    authority: 'Landbrugsstyrelsen',
    postalCodePrefixes: '267 268 269 4',
  },
];
