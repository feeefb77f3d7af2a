import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const rabbits: SpeciesRow = {
  key: 'rabbits',
  menu: 'others',
  texts: text('Kaninchen', 'Rabbits'),
  scientificName: 'Oryctolagus cuniculus',
  report: 'rabbits',
  amount: [2, 60],
  category1: ['breeding', 'fattening'],
  ages: [
    {
      key: 'young',
      texts: text('Jungtier bis 3 Monate', 'Young up to 3 months'),
      report: 'young',
      kg: [1, 3],
    },
    { key: 'doe', texts: text('Häsin', 'Doe'), report: 'adult', kg: [4, 5], genders: ['female'] },
    {
      key: 'buck',
      texts: text('Rammler über 3 Monate', 'Buck over 3 months'),
      report: 'adult',
      kg: [4, 5],
      genders: ['male'],
    },
  ],
  usages: [
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
    { key: 'fattening', texts: text('Mast', 'Fattening'), report: 'meat', increment: 5 },
  ],
  breedGroups: [
    {
      key: 'all',
      texts: text('Kaninchenrassen', 'Rabbit breeds'),
      breeds: [
        { name: 'Weiße Neuseeländer', english: 'New Zealand White' },
        { name: 'Helle Großsilber', english: 'Champagne d’Argent' },
        { name: 'Wiener Blau', english: 'Vienna Blue' },
        { name: 'Meißner Widder', english: 'Meissner Lop', endangered: true },
      ],
    },
  ],
};
