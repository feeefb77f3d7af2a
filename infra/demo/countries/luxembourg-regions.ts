import type { RegionRow } from './region-row.ts';

export const luxembourgRegions: readonly RegionRow[] = [
  {
    statecode: 'LU',
    names: { de: 'Luxemburg', en: 'Luxembourg', fr: 'Luxembourg' },
    authority: 'Administration des services techniques de l’agriculture (ASTA)',
    postalCodePrefixes: 'L- 1 2 3 4 5 6 7 8 9',
  },
];
