import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const deer: SpeciesRow = {
  key: 'deer',
  menu: 'others',
  texts: text('Gehegewild', 'Farmed deer'),
  scientificName: 'Cervus elaphus / Dama dama / Cervus nippon',
  report: 'cervine',
  amount: [1, 12],
  category1: ['breeding', 'rearing'],
  ages: [
    { key: 'calf', texts: text('Kalb bis 6 Monate', 'Calf up to 6 months'), report: 'young' },
    { key: 'hind', texts: text('Alttier', 'Hind'), report: 'adult', genders: ['female'] },
    { key: 'stag', texts: text('Hirsch', 'Stag'), report: 'adult', genders: ['male'] },
  ],
  usages: [
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
    { key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat' },
  ],
  breedGroups: [
    {
      key: 'all',
      texts: text('Hirscharten', 'Species of deer'),
      breeds: [
        { name: 'Rotwild', english: 'Red deer' },
        { name: 'Damwild', english: 'Fallow deer' },
        { name: 'Sikawild', english: 'Sika deer' },
      ],
    },
  ],
};
