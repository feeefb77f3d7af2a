import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const layingHens: SpeciesRow = {
  key: 'layinghens',
  menu: 'poultry',
  texts: text('Legehennen', 'Laying hens'),
  scientificName: 'Gallus gallus',
  report: 'poultry',
  weekly: true,
  amount: [2_000, 90_000],
  category1: ['breeding', 'rearing', 'young', 'surplus'],
  ages: [
    {
      key: 'eggs',
      texts: text('Bruteier', 'Hatching eggs'),
      report: 'young',
      genders: ['mixed'],
      preorder: 'hatchingEggs',
    },
    {
      key: 'dayold',
      texts: text('Eintagsküken unter 3 Tagen', 'Day-old chicks under 3 days'),
      report: 'young',
      preorder: 'dayOldChicks',
    },
    { key: 'pullet', texts: text('Junghenne', 'Pullet'), report: 'young', genders: ['female'] },
    {
      key: 'hen',
      texts: text('Legehenne', 'Laying hen'),
      report: 'adult',
      genders: ['female'],
      usages: ['eggs', 'dual'],
    },
    {
      key: 'parent',
      texts: text('Elterntier ab 18 Wochen', 'Parent bird from 18 weeks'),
      report: 'adult',
      usages: ['parents'],
      preorder: 'breedingPoultry',
    },
  ],
  usages: [
    { key: 'eggs', texts: text('Eier', 'Eggs'), report: 'eggs', increment: 50 },
    { key: 'dual', texts: text('Zweinutzung', 'Dual purpose'), report: 'dual', increment: 50 },
    {
      key: 'parents',
      texts: text('Elterntiere', 'Parent stock'),
      report: 'breeding',
      increment: 50,
      preorder: 'breedingPoultry',
    },
  ],
  breedGroups: [
    {
      key: 'brown',
      texts: text('Braune Legehybriden', 'Brown layer hybrids'),
      usages: ['eggs', 'parents'],
      breeds: [
        'Lohmann Brown-Classic',
        'Lohmann Brown',
        'Tetra-SL LL',
        'ISA Brown',
        'Novogen Brown Light',
        'Bovans Brown',
      ],
    },
    {
      key: 'white',
      texts: text('Weiße Legehybriden', 'White layer hybrids'),
      usages: ['eggs', 'parents'],
      breeds: ['Lohmann LSL', 'Dekalb White', 'Lohmann Sandy', 'Lohmann Tradition'],
    },
    {
      key: 'dual',
      texts: text('Zweinutzungshühner', 'Dual purpose hens'),
      breeds: [
        { name: 'ÖTZ Coffee', adapted: true },
        { name: 'ÖTZ Cream', adapted: true },
        'Novogen Dual',
        'Tetra-Country',
        { name: 'Sulmtaler', endangered: true, adapted: true },
        { name: 'Altsteirer', endangered: true, adapted: true },
        'Marans',
        'Araucana',
        'Sussex',
      ],
    },
  ],
};
