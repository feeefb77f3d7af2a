import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

export const pigs: SpeciesRow = {
  key: 'pigs',
  menu: 'pigs',
  texts: text('Schweine', 'Pigs'),
  scientificName: 'Sus scrofa domesticus',
  report: 'porcine',
  amount: [2, 120],
  category1: ['breeding', 'rearing', 'fattening', 'surplus'],
  ages: [
    {
      key: 'piglet',
      texts: text('Ferkel unter 35 kg', 'Piglet under 35 kg'),
      report: 'young',
      days: [30, 70],
      kg: [8, 30],
    },
    {
      key: 'gilt',
      texts: text('Jungsau über 6 Monate', 'Gilt over 6 months'),
      report: 'adult',
      days: [190, 300],
      kg: [100, 140],
      genders: ['female'],
    },
    {
      key: 'sow',
      texts: text('Sau', 'Sow'),
      report: 'adult',
      days: [400, 1200],
      kg: [180, 260],
      genders: ['female'],
    },
    {
      key: 'boar',
      texts: text('Eber über 6 Monate', 'Boar over 6 months'),
      report: 'adult',
      days: [200, 900],
      kg: [120, 280],
      genders: ['male'],
    },
  ],
  usages: [
    { key: 'breeding', texts: text('Zucht', 'Breeding'), report: 'breeding', noMixedGender: true },
    { key: 'fattening', texts: text('Mast', 'Fattening'), report: 'meat', increment: 5 },
  ],
  breedGroups: [
    {
      key: 'maternal',
      texts: text('Mutterlinien', 'Maternal lines'),
      breeds: [
        { name: 'Deutsche Landrasse', english: 'German Landrace' },
        { name: 'Deutsches Edelschwein', english: 'German Large White' },
        'Topigs TN70',
        'Danbred LY',
        { name: 'Kreuzung Landrasse × Edelschwein', english: 'Landrace × Large White cross' },
      ],
    },
    {
      key: 'terminal',
      texts: text('Vaterlinien', 'Terminal lines'),
      breeds: [
        'Piétrain',
        'Duroc',
        { name: 'Kreuzung Duroc × Piétrain', english: 'Duroc × Piétrain cross' },
      ],
    },
    {
      key: 'traditional',
      texts: text('Alte Rassen', 'Traditional breeds'),
      breeds: [
        {
          name: 'Schwäbisch-Hällisches Landschwein',
          english: 'Swabian-Hall',
          endangered: true,
          adapted: true,
        },
        { name: 'Angler Sattelschwein', english: 'Angeln Saddleback', endangered: true },
        {
          name: 'Bunte Bentheimer',
          english: 'Bentheim Black Pied',
          endangered: true,
          adapted: true,
        },
        { name: 'Rotbuntes Husumer', english: 'Red Pied Husum', endangered: true },
        { name: 'Mangalitza', adapted: true },
        { name: 'Turopolje', endangered: true },
        'Iberico',
        'Cinta Senese',
      ],
    },
  ],
};
