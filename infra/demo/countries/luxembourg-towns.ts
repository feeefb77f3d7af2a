import type { TownRow } from './town-row.ts';

// Positions from GeoNames (geonames.org), CC BY 4.0. The towns of the demo authority's region come first.

export const luxembourgTowns: readonly TownRow[] = [
  ['Ettelbruck', 'L-9010', 49.8461, 6.0971],
  ['Diekirch', 'L-9206', 49.8629, 6.1571],
  ['Mersch', 'L-7516', 49.7489, 6.1061],
  ['Clervaux', 'L-9706', 50.0634, 6.0218],
  ['Wiltz', 'L-9511', 49.967, 5.9189],
  ['Grevenmacher', 'L-6717', 49.6803, 6.4425],
  ['Redange', 'L-8506', 49.7619, 5.8943],
  ['Echternach', 'L-6401', 49.8198, 6.3977],
];
