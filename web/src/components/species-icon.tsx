import { SPECIES_PATHS, type SpeciesShape } from './species-paths.ts';

/** Shapes by the first words of the scientific name; poultry by what a Latin name tells apart. */
const SHAPES: readonly (readonly [prefix: string, shape: SpeciesShape])[] = [
  ['Bos', 'cattle'],
  ['Bubalus', 'buffalo'],
  ['Sus', 'pig'],
  ['Ovis', 'sheep'],
  ['Capra', 'goat'],
  ['Equus asinus', 'donkey'],
  ['Equus', 'horse'],
  ['Cervus', 'deer'],
  ['Dama', 'deer'],
  ['Oryctolagus', 'rabbit'],
  ['Gallus', 'hen'],
  ['Meleagris', 'turkey'],
  ['Anser', 'goose'],
  ['Anas', 'duck'],
  ['Cairina', 'duck'],
  ['Numida', 'guineaFowl'],
  ['Apis', 'bee'],
  ['Lama', 'llama'],
  ['Vicugna', 'llama'],
  ['Astacus', 'crayfish'],
  ...[
    'Oncorhynchus',
    'Salmo',
    'Salvelinus',
    'Dicentrarchus',
    'Sparus',
    'Cyprinus',
    'Perca',
    'Acipenser',
  ].map((genus) => [genus, 'fish'] as const),
];

/** A line drawing of the animal; decoration, the name stands beside it. */
export function SpeciesIcon({
  scientificName = '',
  size = 40,
}: {
  readonly scientificName?: string | undefined;
  readonly size?: number;
}) {
  const shape = SHAPES.find(([prefix]) => scientificName.startsWith(prefix))?.[1] ?? 'leaf';
  return (
    <svg
      className="icon species-icon"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SPECIES_PATHS[shape]} />
    </svg>
  );
}
