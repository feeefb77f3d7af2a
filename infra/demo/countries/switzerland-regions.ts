import { text } from '#infra/demo/texts.ts';
import type { RegionRow } from './region-row.ts';

// Postal code prefixes are derived from GeoNames (geonames.org), CC BY 4.0; of several the longest decides.

export const switzerlandRegions: readonly RegionRow[] = [
  {
    statecode: 'AG',
    names: text('Aargau', 'Aargau'),
    authority: 'Landwirtschaftsamt des Kantons Aargau',
    postalCodePrefixes: '43 466 48 5 5017 5018 6042 8109 8905 8916 8917 8918 8919 8956 8957 896',
  },
  {
    statecode: 'AI',
    names: text('Appenzell Innerrhoden', 'Appenzell Innerrhoden'),
    authority: 'Landwirtschaftsamt des Kantons Appenzell Innerrhoden',
    postalCodePrefixes: '905 9108 9413 9442',
  },
  {
    statecode: 'AR',
    names: text('Appenzell Ausserrhoden', 'Appenzell Ausserrhoden'),
    authority: 'Landwirtschaftsamt des Kantons Appenzell Ausserrhoden',
    postalCodePrefixes:
      '9035 9037 9038 904 9052 9053 9055 9056 906 910 9112 9405 941 9426 9427 9428',
  },
  {
    statecode: 'BE',
    names: text('Bern', 'Bern'),
    authority: 'Landwirtschaftsamt des Kantons Bern',
    postalCodePrefixes:
      '159 1657 1738 1797 2333 25 2520 2542 2543 26 27 2827 3 3183 3282 3283 453 4564 4704 49 608 6197',
  },
  {
    statecode: 'BL',
    names: text('Basel-Landschaft', 'Basel-Landschaft'),
    authority: 'Landwirtschaftsamt des Kantons Basel-Landschaft',
    postalCodePrefixes: '2814 404 41 4117 42 4302 4304 44',
  },
  {
    statecode: 'BS',
    names: text('Basel-Stadt', 'Basel-Stadt'),
    authority: 'Landwirtschaftsamt des Kantons Basel-Stadt',
    postalCodePrefixes: '40 4041 4125 4126',
  },
  {
    statecode: 'FR',
    names: text('Freiburg', 'Fribourg'),
    authority: 'Landwirtschaftsamt des Kantons Freiburg',
    postalCodePrefixes:
      '1468 147 148 1527 1528 1529 1532 1533 1534 154 1553 156 1583 16 1609 17 3175 3178 318 321 328',
  },
  {
    statecode: 'GE',
    names: text('Genf', 'Geneva'),
    authority: 'Landwirtschaftsamt des Kantons Genf',
    postalCodePrefixes: '12',
  },
  {
    statecode: 'GL',
    names: text('Glarus', 'Glarus'),
    authority: 'Landwirtschaftsamt des Kantons Glarus',
    postalCodePrefixes: '87 886 8874',
  },
  {
    statecode: 'GR',
    names: text('Graubünden', 'Grisons'),
    authority: 'Landwirtschaftsamt des Kantons Graubünden',
    postalCodePrefixes: '653 654 655 656 7 730',
  },
  {
    statecode: 'JU',
    names: text('Jura', 'Jura'),
    authority: 'Landwirtschaftsamt des Kantons Jura',
    postalCodePrefixes: '2 2714 2718',
  },
  {
    statecode: 'LU',
    names: text('Luzern', 'Lucerne'),
    authority: 'Landwirtschaftsamt des Kantons Luzern',
    postalCodePrefixes: '4806 4915 5735 60 61 62 6344 635 6404',
  },
  {
    statecode: 'NE',
    names: text('Neuenburg', 'Neuchâtel'),
    authority: 'Landwirtschaftsamt des Kantons Neuenburg',
    postalCodePrefixes: '20 21 22 230 231 232 24 252',
  },
  {
    statecode: 'NW',
    names: text('Nidwalden', 'Nidwalden'),
    authority: 'Landwirtschaftsamt des Kantons Nidwalden',
    postalCodePrefixes: '6052 636 637 638',
  },
  {
    statecode: 'OW',
    names: text('Obwalden', 'Obwalden'),
    authority: 'Landwirtschaftsamt des Kantons Obwalden',
    postalCodePrefixes: '605 606 607 6388 639',
  },
  {
    statecode: 'SG',
    names: text('St. Gallen', 'St. Gallen'),
    authority: 'Landwirtschaftsamt des Kantons St. Gallen',
    postalCodePrefixes:
      '73 8638 864 871 872 873 874 8866 887 888 889 9 9212 9323 9327 9500 9501 9512 952 953 9552',
  },
  {
    statecode: 'SH',
    names: text('Schaffhausen', 'Schaffhausen'),
    authority: 'Landwirtschaftsamt des Kantons Schaffhausen',
    postalCodePrefixes: '82 8260 8261 8262 8263 8454 8455',
  },
  {
    statecode: 'SO',
    names: text('Solothurn', 'Solothurn'),
    authority: 'Landwirtschaftsamt des Kantons Solothurn',
    postalCodePrefixes:
      '254 3253 3254 3307 4 4108 411 4143 4145 4146 4204 4206 4208 4226 4227 4228 4229 423 4245 4247 4252 4412 4413 4421 4468 4532 4533 4534 4535 501 5746',
  },
  {
    statecode: 'SZ',
    names: text('Schwyz', 'Schwyz'),
    authority: 'Landwirtschaftsamt des Kantons Schwyz',
    postalCodePrefixes: '640 641 642 643 644 645 88 8806 8807 8808 8862 8863 8864',
  },
  {
    statecode: 'TG',
    names: text('Thurgau', 'Thurgau'),
    authority: 'Landwirtschaftsamt des Kantons Thurgau',
    postalCodePrefixes:
      '825 826 827 828 835 836 837 85 8546 8547 921 922 9306 9314 9315 932 95 9535',
  },
  {
    statecode: 'TI',
    names: text('Tessin', 'Ticino'),
    authority: 'Landwirtschaftsamt des Kantons Tessin',
    postalCodePrefixes: '6 6532 6533',
  },
  {
    statecode: 'UR',
    names: text('Uri', 'Uri'),
    authority: 'Landwirtschaftsamt des Kantons Uri',
    postalCodePrefixes: '6377 64 6441 6454 8751',
  },
  {
    statecode: 'VD',
    names: text('Waadt', 'Vaud'),
    authority: 'Landwirtschaftsamt des Kantons Waadt',
    postalCodePrefixes:
      '1 126 127 1291 1295 1296 1297 1299 1543 1545 1562 160 1610 1612 1613 1658 1659 1660 1682 1683 1892',
  },
  {
    statecode: 'VS',
    names: text('Wallis', 'Valais'),
    authority: 'Landwirtschaftsamt des Kantons Wallis',
    postalCodePrefixes: '1868 1869 187 189 19 3801 39',
  },
  {
    statecode: 'ZG',
    names: text('Zug', 'Zug'),
    authority: 'Landwirtschaftsamt des Kantons Zug',
    postalCodePrefixes: '63',
  },
  {
    statecode: 'ZH',
    names: text('Zürich', 'Zurich'),
    authority: 'Landwirtschaftsamt des Kantons Zürich',
    postalCodePrefixes:
      '8 8245 8246 8247 8248 8352 8353 8354 8523 854 870 8712 8713 8714 880 881 882 8833',
  },
];
