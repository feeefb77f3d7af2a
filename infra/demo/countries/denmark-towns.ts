import type { TownRow } from './town-row.ts';

// Positions from GeoNames (geonames.org), CC BY 4.0. The towns of the demo authority's region come first.

export const denmarkTowns: readonly TownRow[] = [
  ['Viborg', '8800', 56.4451, 9.3909],
  ['Herning', '7400', 56.1331, 8.9736],
  ['Holstebro', '7500', 56.363, 8.6301],
  ['Skive', '7800', 56.5678, 9.0226],
  ['Silkeborg', '8600', 56.1726, 9.5564],
  ['Kolding', '6000', 55.4924, 9.4798],
  ['Ribe', '6760', 55.3209, 8.7714],
  ['Odense', '5000', 55.4028, 10.392],
  ['Aabenraa', '6200', 55.033, 9.4398],
  ['Aalborg', '9000', 57.0394, 9.9135],
  ['Hjørring', '9800', 57.4654, 9.9685],
  ['Thisted', '7700', 56.9726, 8.6263],
  ['Næstved', '4700', 55.2237, 11.7629],
  ['Holbæk', '4300', 55.7186, 11.7069],
  ['Hillerød', '3400', 55.9359, 12.2918],
];
