import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const turkeys: SpeciesRow = {
  key: 'turkeys',
  menu: 'poultry',
  texts: text('Puten', 'Turkeys'),
  scientificName: 'Meleagris gallopavo',
  report: 'poultry',
  weekly: true,
  amount: [500, 20_000],
  category1: ['breeding', 'young'],
  ages: [
    {
      key: 'dayold',
      texts: text('Eintagsküken unter 3 Tagen', 'Day-old poults under 3 days'),
      report: 'young',
      preorder: 'dayOldChicks',
    },
    { key: 'poult', texts: text('Jungpute', 'Poult'), report: 'young' },
  ],
  usages: [
    { key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat', increment: 50 },
    {
      key: 'parents',
      texts: text('Elterntiere', 'Parent stock'),
      report: 'breeding',
      preorder: 'breedingPoultry',
    },
  ],
  breedGroups: [
    {
      key: 'all',
      texts: text('Putenherkünfte', 'Turkey strains'),
      breeds: [
        'B.U.T. 6',
        'Kelly Bronze',
        'Auburn',
        { name: 'Cröllwitzer Pute', english: 'Cröllwitzer', endangered: true, adapted: true },
      ],
    },
  ],
};
