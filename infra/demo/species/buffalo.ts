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
    { key: 'calf', texts: text('Kalb bis 6 Monate', 'Calf up to 6 months'), report: 'young' },
    { key: 'heifer', texts: text('Färse', 'Heifer'), report: 'adult', genders: ['female'] },
    { key: 'cow', texts: text('Kuh', 'Cow'), report: 'adult', genders: ['female'] },
    { key: 'bull', texts: text('Bulle', 'Bull'), report: 'adult', genders: ['male'] },
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
