import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const donkeys: SpeciesRow = {
  key: 'donkeys',
  menu: 'equines',
  texts: text('Esel', 'Donkeys'),
  scientificName: 'Equus asinus',
  report: 'equine',
  amount: [1, 3],
  category1: ['breeding', 'rearing'],
  ages: [
    { key: 'foal', texts: text('Fohlen', 'Foal'), report: 'young', days: [30, 350] },
    { key: 'adult', texts: text('Ausgewachsen', 'Adult'), report: 'adult', days: [1200, 4500] },
  ],
  usages: [
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
    { key: 'milk', texts: text('Milch', 'Milk'), report: 'milk' },
  ],
  breedGroups: [
    {
      key: 'all',
      texts: text('Eselrassen', 'Donkey breeds'),
      breeds: [
        {
          name: 'Österreichisch-Ungarischer Albino-Esel',
          english: 'Austro-Hungarian White Donkey',
          endangered: true,
        },
        { name: 'Poitou-Esel', english: 'Poitou', endangered: true },
        { name: 'Hausesel ohne Rasse', english: 'Domestic donkey' },
      ],
    },
  ],
};
