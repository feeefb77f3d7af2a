import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const buffalo: SpeciesRow = {
  key: 'buffalo',
  menu: 'cattle',
  texts: text('Büffel', 'Buffalo'),
  scientificName: 'Bubalus bubalis',
  report: 'bovine',
  amount: [1, 8],
  category1: ['breeding', 'rearing', 'fattening'],
  ages: [
    {
      key: 'calf',
      texts: text('Kalb bis 6 Monate', 'Calf up to 6 months'),
      report: 'young',
      days: [20, 170],
    },
    {
      key: 'heifer',
      texts: text('Färse', 'Heifer'),
      report: 'adult',
      days: [500, 1000],
      genders: ['female'],
    },
    {
      key: 'cow',
      texts: text('Kuh', 'Cow'),
      report: 'adult',
      days: [1200, 3500],
      genders: ['female'],
    },
    {
      key: 'bull',
      texts: text('Bulle', 'Bull'),
      report: 'adult',
      days: [600, 2000],
      genders: ['male'],
    },
  ],
  usages: [
    { key: 'dairy', texts: text('Milch', 'Dairy'), report: 'milk' },
    { key: 'fattening', texts: text('Mast', 'Fattening'), report: 'meat' },
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
  ],
  breedGroups: [
    {
      key: 'river',
      texts: text('Flussbüffel', 'River buffalo'),
      breeds: [
        { name: 'Mediterraner Wasserbüffel', english: 'Mediterranean Water Buffalo' },
        { name: 'Murrah-Büffel', english: 'Murrah' },
      ],
    },
  ],
};
