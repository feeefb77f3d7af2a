import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const horses: SpeciesRow = {
  key: 'horses',
  menu: 'equines',
  texts: text('Pferde', 'Horses'),
  scientificName: 'Equus caballus',
  report: 'equine',
  amount: [1, 3],
  category1: ['breeding', 'rearing'],
  ages: [
    {
      key: 'foal',
      texts: text('Fohlen bis 6 Monate', 'Foal up to 6 months'),
      report: 'young',
      days: [30, 170],
    },
    { key: 'yearling', texts: text('Jährling', 'Yearling'), report: 'young', days: [300, 700] },
    {
      key: 'mare',
      texts: text('Stute', 'Mare'),
      report: 'adult',
      days: [1200, 4500],
      genders: ['female'],
    },
    {
      key: 'stallion',
      texts: text('Hengst', 'Stallion'),
      report: 'adult',
      days: [1200, 4500],
      genders: ['male'],
    },
  ],
  usages: [
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
    { key: 'work', texts: text('Arbeit und Freizeit', 'Work and leisure') },
    { key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat' },
  ],
  breedGroups: [
    {
      key: 'draught',
      texts: text('Kaltblut', 'Draught horses'),
      breeds: [
        { name: 'Süddeutsches Kaltblut', english: 'South German Draught' },
        { name: 'Schwarzwälder Kaltblut', english: 'Black Forest Horse', endangered: true },
        { name: 'Noriker', english: 'Noriker' },
        { name: 'Freiberger', english: 'Franches-Montagnes' },
        { name: 'Ardenner', english: 'Ardennes' },
      ],
    },
    {
      key: 'pony',
      texts: text('Ponys und Kleinpferde', 'Ponies'),
      breeds: [{ name: 'Haflinger' }, { name: 'Fjordpferd', english: 'Fjord' }],
    },
  ],
};
