import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const goats: SpeciesRow = {
  key: 'goats',
  menu: 'smallRuminants',
  texts: text('Ziegen', 'Goats'),
  scientificName: 'Capra hircus',
  report: 'caprine',
  amount: [1, 30],
  category1: ['breeding', 'rearing', 'fattening', 'surplus'],
  ages: [
    {
      key: 'kid',
      texts: text('Kitz bis 60 Tage', 'Kid up to 60 days'),
      report: 'young',
      days: [10, 55],
      kg: [5, 15],
    },
    {
      key: 'young',
      texts: text('Jungziege', 'Young goat'),
      report: 'young',
      days: [150, 400],
      kg: [25, 40],
    },
    {
      key: 'doe',
      texts: text('Ziege', 'Doe'),
      report: 'adult',
      days: [500, 2200],
      kg: [45, 70],
      genders: ['female'],
    },
    {
      key: 'buck',
      texts: text('Bock über 6 Monate', 'Buck over 6 months'),
      report: 'adult',
      days: [200, 1200],
      kg: [45, 90],
      genders: ['male'],
    },
  ],
  usages: [
    { key: 'milk', texts: text('Milch', 'Milk'), report: 'milk' },
    { key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat' },
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
  ],
  breedGroups: [
    {
      key: 'milk',
      texts: text('Milchziegen', 'Dairy goats'),
      breeds: [
        { name: 'Weiße Deutsche Edelziege', english: 'German Improved White' },
        { name: 'Bunte Deutsche Edelziege', english: 'German Improved Fawn' },
        { name: 'Saanenziege', english: 'Saanen' },
        { name: 'Toggenburger', english: 'Toggenburg' },
        { name: 'Gämsfarbige Gebirgsziege', english: 'Alpine (chamoisée)' },
        { name: 'Anglo-Nubier', english: 'Anglo-Nubian' },
        'Murciano-Granadina',
      ],
    },
    {
      key: 'meat',
      texts: text('Fleischziegen', 'Meat goats'),
      usages: ['meat', 'breeding'],
      breeds: [{ name: 'Burenziege', english: 'Boer' }],
    },
    {
      key: 'native',
      texts: text('Gefährdete Landrassen', 'Endangered native breeds'),
      breeds: [
        {
          name: 'Thüringer Wald Ziege',
          english: 'Thuringian Forest Goat',
          endangered: true,
          adapted: true,
        },
        { name: 'Walliser Schwarzhalsziege', english: 'Valais Blackneck', endangered: true },
        { name: 'Tauernschecken', english: 'Tauern Pied', endangered: true },
        { name: 'Pfauenziege', english: 'Peacock Goat', endangered: true },
      ],
    },
  ],
};
