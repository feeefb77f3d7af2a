import { text } from '#infra/demo/texts.ts';
import type { RegionRow } from './region-row.ts';

// Postal code prefixes are derived from GeoNames (geonames.org), CC BY 4.0; of several the longest decides.

export const austriaRegions: readonly RegionRow[] = [
  {
    statecode: '1',
    names: text('Burgenland', 'Burgenland'),
    authority: 'Landeshauptmann von Burgenland',
    postalCodePrefixes: '2413 242 2443 2460 2462 247 2485 2491 7 829 838',
  },
  {
    statecode: '2',
    names: text('Kärnten', 'Carinthia'),
    authority: 'Landeshauptmann von Kärnten, Abteilung 5',
    postalCodePrefixes: '9',
  },
  {
    statecode: '3',
    names: text('Niederösterreich', 'Lower Austria'),
    authority: 'Landeshauptmann von Niederösterreich',
    postalCodePrefixes: '114 121 13 2 2471 2472 3 430 439 443 4441 4482 8924',
  },
  {
    statecode: '4',
    names: text('Oberösterreich', 'Upper Austria'),
    authority: 'Landeshauptmann von Oberösterreich',
    postalCodePrefixes: '3334 3335 4 4391 51 5163 5166 52 531 535 536',
  },
  {
    statecode: '5',
    names: text('Salzburg', 'Salzburg'),
    authority: 'Landeshauptmann von Salzburg, Veterinärdirektion',
    postalCodePrefixes: '5 510 511 515 516 520 5350 8974',
  },
  {
    statecode: '6',
    names: text('Steiermark', 'Styria'),
    authority: 'Landeshauptmann der Steiermark',
    postalCodePrefixes: '268 7421 8 8294 8295 9323',
  },
  {
    statecode: '7',
    names: text('Tirol', 'Tyrol'),
    authority: 'Landeshauptmann von Tirol',
    postalCodePrefixes: '6 9782 99',
  },
  {
    statecode: '8',
    names: text('Vorarlberg', 'Vorarlberg'),
    authority: 'Landeshauptmann von Vorarlberg',
    postalCodePrefixes: '67 68 69',
  },
  {
    statecode: '9',
    names: text('Wien', 'Vienna'),
    authority: 'Landeshauptmann von Wien',
    postalCodePrefixes: '1',
  },
];
