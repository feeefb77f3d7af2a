import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const bees: SpeciesRow = {
  key: 'bees',
  menu: 'bees',
  texts: text('Bienen', 'Honey bees'),
  scientificName: 'Apis mellifera',
  amount: [1, 60],
  category1: ['breeding', 'rearing'],
  ages: [
    { key: 'queen', texts: text('Königin', 'Queen'), report: 'adult', genders: ['female'] },
    { key: 'swarm', texts: text('Schwarm', 'Swarm'), report: 'adult', genders: ['mixed'] },
    { key: 'nucleus', texts: text('Ableger', 'Nucleus'), report: 'young', genders: ['mixed'] },
    {
      key: 'colony',
      texts: text('Wirtschaftsvolk', 'Colony'),
      report: 'adult',
      genders: ['mixed'],
    },
  ],
  usages: [
    { key: 'honey', texts: text('Honig', 'Honey') },
    { key: 'pollination', texts: text('Bestäubung', 'Pollination') },
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
  ],
  breedGroups: [
    {
      key: 'all',
      texts: text('Bienenrassen', 'Honey bee races'),
      breeds: [
        'Carnica',
        'Buckfast',
        'Ligustica',
        {
          name: 'Dunkle Biene (Mellifera)',
          english: 'Dark bee (Mellifera)',
          endangered: true,
          adapted: true,
        },
      ],
    },
  ],
};
