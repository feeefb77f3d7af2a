import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const meatChickens: SpeciesRow = {
  key: 'meatchickens',
  menu: 'poultry',
  texts: text('Masthühner', 'Meat chickens'),
  scientificName: 'Gallus gallus',
  report: 'poultry',
  picture: 'chicken',
  weekly: true,
  amount: [4_000, 160_000],
  category1: ['breeding', 'young', 'surplus'],
  ages: [
    {
      key: 'eggs',
      texts: text('Bruteier', 'Hatching eggs'),
      report: 'young',
      genders: ['mixed'],
      usages: ['meat'],
      preorder: 'hatchingEggs',
    },
    {
      key: 'dayold',
      texts: text('Eintagsküken unter 3 Tagen', 'Day-old chicks under 3 days'),
      report: 'young',
      preorder: 'dayOldChicks',
    },
    {
      key: 'parent',
      texts: text('Elterntier', 'Parent bird'),
      report: 'adult',
      usages: ['meat'],
      preorder: 'breedingPoultry',
    },
  ],
  usages: [
    { key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat', increment: 100 },
    {
      key: 'capon',
      texts: text('Kapaun', 'Capon'),
      report: 'meat',
      increment: 50,
      genders: ['male'],
    },
  ],
  breedGroups: [
    {
      key: 'slow',
      texts: text('Langsam wachsende Herkünfte', 'Slow growing strains'),
      breeds: [
        { name: 'Hubbard JA 757' },
        { name: 'Hubbard JA 57' },
        { name: 'Hubbard JA 87' },
        'Sasso',
        'Ranger Gold',
        'Kabir',
        { name: 'Les Bleues', adapted: true },
      ],
    },
  ],
};
