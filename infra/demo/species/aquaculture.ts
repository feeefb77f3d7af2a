import { type Texts, text } from '#infra/demo/texts.ts';
import type { BreedGroupRow, SpeciesRow } from './species-row.ts';

const ages = [
  { key: 'eggs', texts: text('Eier', 'Eggs'), report: 'eggs', genders: ['mixed'] },
  { key: 'fry', texts: text('Brut', 'Fry'), report: 'fry', genders: ['mixed'] },
  { key: 'juvenile', texts: text('Setzling', 'Juvenile'), report: 'juvenile', genders: ['mixed'] },
] as const;

const usages = [
  {
    key: 'ongrowing',
    texts: text('Aufzucht zur Speise', 'On-growing'),
    report: 'meat',
    increment: 100,
  },
  { key: 'spawners', texts: text('Laichtiere', 'Spawners'), report: 'breeding' },
] as const;

function waterSpecies(
  key: string,
  texts: Texts,
  scientificName: string,
  strains: BreedGroupRow['breeds'],
): SpeciesRow {
  return {
    key,
    menu: 'aquaculture',
    texts,
    scientificName,
    report: 'aquaculture',
    amount: [1_000, 60_000],
    category1: ['breeding', 'young'],
    ages,
    usages,
    breedGroups: [{ key: 'all', texts: text('Herkünfte', 'Strains'), breeds: strains }],
  };
}

export const rainbowTrout = waterSpecies(
  'rainbowtrout',
  text('Regenbogenforelle', 'Rainbow trout'),
  'Oncorhynchus mykiss',
  ['Born', { name: 'Teichwirtschaft Standard', english: 'Pond farm standard' }],
);
export const brownTrout = waterSpecies(
  'browntrout',
  text('Bachforelle', 'Brown trout'),
  'Salmo trutta',
  [
    { name: 'Donaustamm', english: 'Danube strain' },
    { name: 'Atlantischer Stamm', english: 'Atlantic strain' },
  ],
);
export const arcticChar = waterSpecies(
  'arcticchar',
  text('Seesaibling', 'Arctic char'),
  'Salvelinus alpinus',
  [{ name: 'Alpiner Stamm', english: 'Alpine strain' }],
);
export const carp = waterSpecies('carp', text('Karpfen', 'Carp'), 'Cyprinus carpio', [
  { name: 'Spiegelkarpfen', english: 'Mirror carp' },
  { name: 'Schuppenkarpfen', english: 'Scale carp' },
  'Aischgründer',
]);
export const perch = waterSpecies('perch', text('Flussbarsch', 'Perch'), 'Perca fluviatilis', [
  { name: 'Flussbarsch', english: 'Perch' },
]);
export const crayfish = waterSpecies(
  'crayfish',
  text('Edelkrebs', 'Noble crayfish'),
  'Astacus astacus',
  [{ name: 'Edelkrebs', english: 'Noble crayfish' }],
);
