import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const ducks: SpeciesRow = {
  key: 'ducks',
  menu: 'poultry',
  texts: text('Enten', 'Ducks'),
  scientificName: 'Anas platyrhynchos domesticus / Cairina moschata',
  report: 'poultry',
  weekly: true,
  amount: [500, 12_000],
  category1: ['breeding', 'young'],
  ages: [
    {
      key: 'dayold',
      texts: text('Eintagsküken unter 3 Tagen', 'Day-old ducklings under 3 days'),
      report: 'young',
      preorder: 'dayOldChicks',
    },
    { key: 'duckling', texts: text('Jungente', 'Duckling'), report: 'young' },
  ],
  usages: [{ key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat', increment: 10 }],
  breedGroups: [
    {
      key: 'all',
      texts: text('Entenherkünfte', 'Duck strains'),
      breeds: [
        { name: 'Pekingente Star 53', english: 'Peking Star 53' },
        { name: 'Barbarie-Flugente', english: 'Barbary' },
        { name: 'Mulardente', english: 'Mulard' },
      ],
    },
  ],
};
