/** The drawn portraits of animals. Their drawings: `web/src/components/portraits.svg`. */
export const SPECIES_PICTURES = [
  'cattle',
  'buffalo',
  'pig',
  'sheep',
  'goat',
  'hen',
  'chicken',
  'turkey',
  'goose',
  'duck',
  'guineaFowl',
  'horse',
  'donkey',
  'bee',
  'rainbowTrout',
  'brownTrout',
  'char',
  'carp',
  'perch',
  'crayfish',
  'deer',
  'rabbit',
  'llama',
  'other',
] as const;
export type SpeciesPicture = (typeof SPECIES_PICTURES)[number];

/** Portraits by the first words of a scientific name. */
const BY_NAME: readonly (readonly [prefix: string, picture: SpeciesPicture])[] = [
  ['Bos', 'cattle'],
  ['Bubalus', 'buffalo'],
  ['Sus', 'pig'],
  ['Ovis', 'sheep'],
  ['Capra', 'goat'],
  ['Gallus', 'hen'],
  ['Meleagris', 'turkey'],
  ['Anser', 'goose'],
  ['Anas', 'duck'],
  ['Cairina', 'duck'],
  ['Numida', 'guineaFowl'],
  ['Equus asinus', 'donkey'],
  ['Equus', 'horse'],
  ['Apis', 'bee'],
  ['Oncorhynchus', 'rainbowTrout'],
  ['Salmo', 'brownTrout'],
  ['Salvelinus', 'char'],
  ['Cyprinus', 'carp'],
  ['Perca', 'perch'],
  ['Astacus', 'crayfish'],
  ['Cervus', 'deer'],
  ['Dama', 'deer'],
  ['Oryctolagus', 'rabbit'],
  ['Lama', 'llama'],
  ['Vicugna', 'llama'],
];

/** Returns the portrait of an animal kind: the one that it names, else the one of its scientific name, else a paw. */
export function speciesPicture({
  picture,
  scientificName = '',
}: {
  readonly picture?: SpeciesPicture | undefined;
  readonly scientificName?: string | undefined;
}): SpeciesPicture {
  return picture ?? BY_NAME.find(([prefix]) => scientificName.startsWith(prefix))?.[1] ?? 'other';
}
