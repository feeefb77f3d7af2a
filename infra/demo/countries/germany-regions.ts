import { text } from '#infra/demo/texts.ts';
import type { RegionRow } from './region-row.ts';

// Postal code prefixes are derived from GeoNames (geonames.org), CC BY 4.0; of several the longest decides.

export const germanyRegions: readonly RegionRow[] = [
  {
    statecode: 'BW',
    names: text('Baden-Württemberg', 'Baden-Württemberg'),
    authority: 'Regierungspräsidium Karlsruhe, Referat 34',
    postalCodePrefixes: '11512 22781 68 69 6950 69514 7 7670 88 88147 89 9787 9789 979 97900',
  },
  {
    statecode: 'BY',
    names: text('Bayern', 'Bavaria'),
    authority: 'Bayerische Landesanstalt für Landwirtschaft (LfL)',
    postalCodePrefixes:
      '20083 22033 260 3182 3550 53289 637 638 639 78458 8 881 8909 892 893 894 9 97892 9790',
  },
  {
    statecode: 'BE',
    names: text('Berlin', 'Berlin'),
    authority:
      'Landesamt für Ländliche Entwicklung, Landwirtschaft und Flurneuordnung, Stelle Berlin',
    postalCodePrefixes: '1 140 141 14328 14457 15227 1724 60647 96035 96076',
  },
  {
    statecode: 'BB',
    names: text('Brandenburg', 'Brandenburg'),
    authority: 'Landesamt für Ländliche Entwicklung, Landwirtschaft und Flurneuordnung',
    postalCodePrefixes:
      '019 03 0489 049 10858 10908 10909 12521 12529 127 1366 14 15 16 1726 1727 1729 17326 19309 1932 1933 1934 1935',
  },
  {
    statecode: 'HB',
    names: text('Bremen', 'Bremen'),
    authority: 'Senatorin für Umwelt, Öko-Landbau Bremen',
    postalCodePrefixes: '275 28',
  },
  {
    statecode: 'HH',
    names: text('Hamburg', 'Hamburg'),
    authority: 'Behörde für Umwelt, Öko-Landbau Hamburg',
    postalCodePrefixes: '20 210 211 22 2749 50423',
  },
  {
    statecode: 'HE',
    names: text('Hessen', 'Hesse'),
    authority: 'Regierungspräsidium Gießen, Dezernat 51.2',
    postalCodePrefixes:
      '12678 22780 34 35 35509 36 372 5524 5525 56476 5996 6 65589 65620 65627 6851 686 69239 6948 695 69509 96063',
  },
  {
    statecode: 'MV',
    names: text('Mecklenburg-Vorpommern', 'Mecklenburg-Western Pomerania'),
    authority: 'Landesamt für Landwirtschaft, Lebensmittelsicherheit und Fischerei (LALLF)',
    postalCodePrefixes: '17 17248 18 19 239',
  },
  {
    statecode: 'NI',
    names: text('Niedersachsen', 'Lower Saxony'),
    authority:
      'Niedersächsisches Landesamt für Verbraucherschutz und Lebensmittelsicherheit (LAVES)',
    postalCodePrefixes:
      '21 21172 21522 26 2609 27 28104 28182 2878 2879 288 29 3 3434 34355 4845 4846 4848 48499 485 49 49448',
  },
  {
    statecode: 'NW',
    names: text('Nordrhein-Westfalen', 'North Rhine-Westphalia'),
    authority: 'Landesamt für Verbraucherschutz und Ernährung (LAVE)',
    postalCodePrefixes:
      '0307 0416 10910 30686 31774 32 33 3441 3443 3766 3767 3768 37696 4 48485 4856 4859 4944 4947 4949 4950 4952 4953 4954 5 570 571 572 573 574 59964 6065 65164 74071 9603',
  },
  {
    statecode: 'RP',
    names: text('Rheinland-Pfalz', 'Rhineland-Palatinate'),
    authority: 'Aufsichts- und Dienstleistungsdirektion Trier',
    postalCodePrefixes:
      '51598 534 535 5361 54 55 55257 56 57 65558 6558 6562 6648 6649 6650 668 669 67 767 768',
  },
  {
    statecode: 'SL',
    names: text('Saarland', 'Saarland'),
    authority: 'Landwirtschaftskammer für das Saarland',
    postalCodePrefixes: '50424 66 6680 6682 6683',
  },
  {
    statecode: 'SN',
    names: text('Sachsen', 'Saxony'),
    authority: 'Landesamt für Umwelt, Landwirtschaft und Geologie (LfULG)',
    postalCodePrefixes: '0 0190 0191 0192 0193 0791 07952 07985',
  },
  {
    statecode: 'ST',
    names: text('Sachsen-Anhalt', 'Saxony-Anhalt'),
    authority: 'Landesanstalt für Landwirtschaft und Gartenbau (LLG)',
    postalCodePrefixes: '06 2941 3848 388 39',
  },
  {
    statecode: 'SH',
    names: text('Schleswig-Holstein', 'Schleswig-Holstein'),
    authority: 'Landesamt für Landwirtschaft und nachhaltige Landentwicklung (LLnL)',
    postalCodePrefixes:
      '2 21039 2146 2148 2149 215 22113 2213 22140 22145 228 229 2390 2391 27498 4778',
  },
  {
    statecode: 'TH',
    names: text('Thüringen', 'Thuringia'),
    authority: 'Thüringer Landesamt für Landwirtschaft und Ländlichen Raum (TLLLR)',
    postalCodePrefixes: '0460 0461 0462 0463 0655 0656 0657 07 364 373 965 98 99',
  },
];
