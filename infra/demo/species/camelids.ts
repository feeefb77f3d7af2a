import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const camelids: SpeciesRow = {
  key: 'camelids',
  menu: 'others',
  texts: text('Lamas und Alpakas', 'Llamas and alpacas'),
  scientificName: 'Lama glama / Vicugna pacos',
  amount: [1, 6],
  category1: ['breeding', 'rearing'],
  ages: [
    { key: 'young', texts: text('Cria bis 12 Monate', 'Cria up to 12 months'), report: 'young' },
    { key: 'mare', texts: text('Stute', 'Female'), report: 'adult', genders: ['female'] },
    { key: 'stallion', texts: text('Hengst', 'Stud male'), report: 'adult', genders: ['male'] },
  ],
  usages: [
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
    { key: 'fibre', texts: text('Faser', 'Fibre') },
  ],
  breedGroups: [
    {
      key: 'all',
      texts: text('Neuweltkamele', 'New World camelids'),
      breeds: [
        { name: 'Lama', english: 'Llama' },
        { name: 'Alpaka Huacaya', english: 'Huacaya alpaca' },
        { name: 'Alpaka Suri', english: 'Suri alpaca' },
      ],
    },
  ],
};
