import type { ImportKind } from './import-kind.ts';

/** The ways in which a cell is read; each gives a text in one form, or the code of a fault. */
export type CellReading =
  | 'text'
  | 'controlNumber'
  | 'citycode'
  | 'email'
  | 'phone'
  | 'website'
  /** An agreement: a day, or yes or no. */
  | 'agreement'
  /** Names, parted by semicolons or lines. */
  | 'names'
  /** A truth: yes or no. */
  | 'truth'
  | 'day'
  /** A number, with a point before its decimals. */
  | 'number';

export type ImportColumn = {
  readonly reads: CellReading;
  /** The column is required: the file must have it, and, unless only the `column` is, each row must fill it. */
  readonly isRequired?: true | 'column';
  /** The column tells which entry a row is about; no two rows of a file say the same. */
  readonly isKey?: true;
  /** The most characters of the column's text. */
  readonly most: number;
  /** The width of the column in a template; characters. */
  readonly width: number;
};

/** The columns of each kind of import, in the order of its template. */
export const importColumns = {
  customers: farmColumns(),
  farmers: farmColumns(),
  offergroups: breedColumns(),
  offers: offerColumns(),
} as const satisfies Record<ImportKind, Readonly<Record<string, ImportColumn>>>;

function farmColumns() {
  return {
    controlNumber: { reads: 'controlNumber', isRequired: true, isKey: true, most: 40, width: 24 },
    name: { reads: 'text', isRequired: true, most: 200, width: 32 },
    street: { reads: 'text', most: 200, width: 28 },
    citycode: { reads: 'citycode', isRequired: true, most: 12, width: 14 },
    city: { reads: 'text', isRequired: true, most: 200, width: 24 },
    contact: { reads: 'text', most: 200, width: 24 },
    phone: { reads: 'phone', most: 40, width: 20 },
    email: { reads: 'email', most: 254, width: 28 },
    website: { reads: 'website', most: 300, width: 28 },
    agreement: { reads: 'agreement', most: 40, width: 20 },
    associations: { reads: 'names', most: 1000, width: 28 },
  } as const satisfies Readonly<Record<string, ImportColumn>>;
}

function breedColumns() {
  return {
    animalkind: { reads: 'text', isRequired: true, isKey: true, most: 200, width: 24 },
    name: { reads: 'text', isRequired: true, isKey: true, most: 200, width: 32 },
    names: { reads: 'names', most: 2000, width: 40 },
    countries: { reads: 'names', most: 1000, width: 20 },
    category2: { reads: 'names', most: 2000, width: 28 },
    specifications: { reads: 'names', most: 4000, width: 32 },
    breedCode: { reads: 'text', most: 20, width: 16 },
    endangered: { reads: 'truth', most: 20, width: 12 },
    adaptedBreed: { reads: 'truth', most: 20, width: 12 },
  } as const satisfies Readonly<Record<string, ImportColumn>>;
}

/** The columns of the export of offers that an owner sets; a file without the key would double every offer. */
function offerColumns() {
  const name = { reads: 'text', most: 500, width: 24 } as const;
  return {
    offer: { reads: 'text', isRequired: 'column', isKey: true, most: 40, width: 38 },
    siteName: name,
    citycode: { reads: 'text', most: 12, width: 12 },
    city: name,
    region: name,
    country: name,
    animalkind: name,
    offergroup: name,
    specification: name,
    animalusage: name,
    gender: { reads: 'text', most: 40, width: 12 },
    ageCategory: name,
    category1: { reads: 'names', most: 5000, width: 24 },
    category2: name,
    classification: name,
    amount: { reads: 'number', most: 12, width: 10 },
    status: { reads: 'text', most: 40, width: 16 },
    availableFrom: { reads: 'day', most: 10, width: 12 },
    weeks: { reads: 'names', most: 5000, width: 30 },
    spotMarket: { reads: 'truth', most: 20, width: 10 },
    associations: { reads: 'names', most: 5000, width: 24 },
  } as const satisfies Readonly<Record<string, ImportColumn>>;
}

/** Returns the columns of a kind by their names. */
export const columnsOf = (kind: ImportKind): Readonly<Record<string, ImportColumn>> =>
  importColumns[kind];
