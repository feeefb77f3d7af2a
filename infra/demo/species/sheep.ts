import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const sheep: SpeciesRow = {
  key: 'sheep',
  menu: 'smallRuminants',
  texts: text('Schafe', 'Sheep'),
  scientificName: 'Ovis aries',
  report: 'ovine',
  amount: [1, 40],
  category1: ['breeding', 'rearing', 'fattening'],
  ages: [
    {
      key: 'lamb',
      texts: text('Lamm bis 60 Tage', 'Lamb up to 60 days'),
      report: 'young',
      days: [10, 55],
      kg: [6, 22],
    },
    {
      key: 'hogget',
      texts: text('Jährling', 'Hogget'),
      report: 'young',
      days: [200, 500],
      kg: [35, 55],
    },
    {
      key: 'ewe',
      texts: text('Mutterschaf', 'Ewe'),
      report: 'adult',
      days: [700, 2200],
      kg: [55, 85],
      genders: ['female'],
    },
    {
      key: 'ram',
      texts: text('Bock über 6 Monate', 'Ram over 6 months'),
      report: 'adult',
      days: [200, 1200],
      kg: [50, 110],
      genders: ['male'],
    },
  ],
  usages: [
    { key: 'milk', texts: text('Milch', 'Milk'), report: 'milk' },
    { key: 'meat', texts: text('Fleisch', 'Meat'), report: 'meat' },
    { key: 'landscape', texts: text('Wolle und Landschaftspflege', 'Wool and landscape care') },
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding' },
  ],
  breedGroups: [
    {
      key: 'meat',
      texts: text('Fleischschafe', 'Meat sheep'),
      usages: ['meat', 'landscape', 'breeding'],
      breeds: [
        { name: 'Merinolandschaf', english: 'Merino Land Sheep' },
        { name: 'Schwarzköpfiges Fleischschaf', english: 'German Blackhead' },
        'Suffolk',
        'Texel',
      ],
    },
    {
      key: 'milk',
      texts: text('Milchschafe', 'Dairy sheep'),
      usages: ['milk', 'meat', 'breeding'],
      breeds: [
        { name: 'Ostfriesisches Milchschaf', english: 'East Friesian Milk Sheep' },
        'Lacaune',
      ],
    },
    {
      key: 'land',
      texts: text('Landschafe', 'Native breeds'),
      usages: ['meat', 'landscape', 'breeding'],
      breeds: [
        { name: 'Rhönschaf', english: 'Rhön Sheep', endangered: true, adapted: true },
        {
          name: 'Coburger Fuchsschaf',
          english: 'Coburg Fox Sheep',
          endangered: true,
          adapted: true,
        },
        { name: 'Heidschnucke', english: 'Heidschnucke (Moorland Sheep)', adapted: true },
        { name: 'Skudde', endangered: true, adapted: true },
        { name: 'Bentheimer Landschaf', english: 'Bentheim Sheep', endangered: true },
        { name: 'Waldschaf', english: 'Bavarian Forest Sheep', endangered: true },
        { name: 'Tiroler Bergschaf', english: 'Tyrolean Mountain Sheep' },
        { name: 'Krainer Steinschaf', english: 'Carniolan Stone Sheep', endangered: true },
        { name: 'Gotlandschaf', english: 'Gotland' },
        { name: 'Romanow', english: 'Romanov' },
      ],
    },
  ],
};
