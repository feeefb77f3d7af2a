import type { TownRow } from './town-row.ts';

// Positions from GeoNames (geonames.org), CC BY 4.0. The towns of the demo authority's region come first.

export const switzerlandTowns: readonly TownRow[] = [
  ['Burgdorf', '3400', 47.0561, 7.6184],
  ['Langnau im Emmental', '3550', 46.9333, 7.7854],
  ['Thun', '3600', 46.7554, 7.6234],
  ['Interlaken', '3800', 46.6867, 7.866],
  ['Langenthal', '4900', 47.2158, 7.7946],
  ['Wetzikon', '8620', 47.3226, 8.8014],
  ['Sursee', '6210', 47.1765, 8.1046],
  ['Aarau', '5000', 47.3887, 8.0483],
  ['Frauenfeld', '8500', 47.5598, 8.8977],
  ['Chur', '7000', 46.8528, 9.5299],
  ['Fribourg', '1700', 46.8067, 7.1636],
  ['Payerne', '1530', 46.825, 6.9299],
  ['Sion', '1950', 46.2304, 7.3661],
  ['Delémont', '2800', 47.3751, 7.3329],
  ['Bellinzona', '6500', 46.1926, 9.0364],
  ['Herisau', '9100', 47.3833, 9.2813],
];
