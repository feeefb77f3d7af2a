import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const guineaFowl: SpeciesRow = {
  key: 'guineafowl',
  menu: 'poultry',
  texts: text('Perlhühner', 'Guinea fowl'),
  scientificName: 'Numida meleagris f. domestica',
  report: 'poultry',
  weekly: true,
  amount: [200, 5_000],
  category1: ['young'],
  ages: [
    {
      key: 'dayold',
      texts: text('Eintagsküken unter 3 Tagen', 'Day-old keets under 3 days'),
      report: 'young',
      preorder: 'dayOldChicks',
    },
  ],
  usages: [{ key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat', increment: 10 }],
  breedGroups: [
    {
      key: 'all',
      texts: text('Perlhuhnherkünfte', 'Guinea fowl strains'),
      breeds: [
        { name: 'Graues Mastperlhuhn', english: 'Grey meat guinea fowl' },
        { name: 'Blaues Perlhuhn', english: 'Blue guinea fowl' },
      ],
    },
  ],
};
