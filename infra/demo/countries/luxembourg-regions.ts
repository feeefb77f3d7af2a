import { text } from '#infra/demo/texts.ts';
import type { RegionRow } from './region-row.ts';

export const luxembourgRegions: readonly RegionRow[] = [
  {
    statecode: 'LU',
    names: text('Luxemburg', 'Luxembourg'),
    authority: 'Administration des services techniques de l’agriculture (ASTA)',
    postalCodePrefixes: 'L- 1 2 3 4 5 6 7 8 9',
  },
];
