import type { TownRow } from './town-row.ts';

// Positions from GeoNames (geonames.org), CC BY 4.0. The towns of the demo authority's region come first.

export const austriaTowns: readonly TownRow[] = [
  ['Salzburg', '5020', 47.7994, 13.044],
  ['Zell am See', '5700', 47.3256, 12.7944],
  ['Tamsweg', '5580', 47.1281, 13.811],
  ['Sankt Johann im Pongau', '5600', 47.35, 13.2],
  ['Hallein', '5400', 47.6833, 13.1],
  ['Neumarkt am Wallersee', '5202', 47.95, 13.2333],
  ['Wels', '4600', 48.1667, 14.0333],
  ['Ried im Innkreis', '4910', 48.2112, 13.4886],
  ['Freistadt', '4240', 48.511, 14.5045],
  ['Zwettl', '3910', 48.5599, 15.1406],
  ['Amstetten', '3300', 48.1229, 14.8721],
  ['Sankt Pölten', '3100', 48.2047, 15.6256],
  ['Murau', '8850', 47.1106, 14.1694],
  ['Feldbach', '8330', 46.9531, 15.8883],
  ['Leoben', '8700', 47.3765, 15.0914],
  ['Villach', '9500', 46.6173, 13.8349],
  ['Sankt Veit an der Glan', '9300', 46.7681, 14.3603],
  ['Lienz', '9900', 46.8289, 12.769],
  ['Kufstein', '6330', 47.5833, 12.1667],
  ['Imst', '6460', 47.245, 10.7397],
  ['Dornbirn', '6850', 47.4143, 9.742],
  ['Oberwart', '7400', 47.3214, 16.2248],
  ['Wien', '1010', 48.2077, 16.3705],
];
