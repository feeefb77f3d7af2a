import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const geese: SpeciesRow = {
  key: 'geese',
  menu: 'poultry',
  texts: text('Gänse', 'Geese'),
  scientificName: 'Anser anser domesticus',
  report: 'poultry',
  weekly: true,
  amount: [300, 8_000],
  category1: ['breeding', 'young'],
  ages: [
    {
      key: 'dayold',
      texts: text('Eintagsküken unter 3 Tagen', 'Day-old goslings under 3 days'),
      report: 'young',
      preorder: 'dayOldChicks',
    },
    { key: 'gosling', texts: text('Gössel', 'Gosling'), report: 'young' },
    {
      key: 'parent',
      texts: text('Elterntier', 'Parent bird'),
      report: 'adult',
      usages: ['parents'],
      preorder: 'breedingPoultry',
    },
  ],
  usages: [
    { key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat', increment: 10 },
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
      texts: text('Gänseherkünfte', 'Goose strains'),
      breeds: [
        { name: 'Dänische Legegans', english: 'Danish Laying Goose' },
        { name: 'Diepholzer Gans', english: 'Diepholz', endangered: true, adapted: true },
        { name: 'Eskildsen Gans', english: 'Eskildsen' },
      ],
    },
  ],
};
