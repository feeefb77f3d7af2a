import { text } from '#infra/demo/texts.ts';
import type { SpeciesRow } from './species-row.ts';

const polled = ['polled', text('hornlos gezogen', 'polled')] as const;
const horned = ['horned', text('behornt', 'horned')] as const;
const a2 = ['a2', text('Beta-Kasein A2A2', 'beta-casein A2A2')] as const;

// Official German breed key where a code stands.
export const cattle: SpeciesRow = {
  key: 'cattle',
  menu: 'cattle',
  texts: text('Rinder', 'Cattle'),
  scientificName: 'Bos taurus',
  report: 'bovine',
  amount: [1, 18],
  category1: ['breeding', 'rearing', 'fattening', 'surplus'],
  ages: [
    {
      key: 'calf',
      texts: text('Kalb bis 6 Monate', 'Calf up to 6 months'),
      report: 'young',
      days: [20, 170],
    },
    {
      key: 'young',
      texts: text('Jungtier 6 bis 12 Monate', 'Young 6 to 12 months'),
      report: 'young',
      days: [190, 355],
    },
    {
      key: 'heifer',
      texts: text('Färse, nicht tragend', 'Heifer, not in calf'),
      report: 'adult',
      days: [400, 700],
      genders: ['female'],
    },
    {
      key: 'heiferInCalf',
      texts: text('Färse, tragend', 'Heifer in calf'),
      report: 'adult',
      days: [560, 900],
      genders: ['female'],
    },
    {
      key: 'cow',
      texts: text('Kuh', 'Cow'),
      report: 'adult',
      days: [900, 2600],
      genders: ['female'],
    },
    {
      key: 'bull',
      texts: text('Bulle über 12 Monate', 'Bull over 12 months'),
      report: 'adult',
      days: [400, 1200],
      genders: ['male'],
    },
  ],
  usages: [
    { key: 'dairy', texts: text('Milch', 'Dairy'), report: 'milk', noMixedGender: true },
    { key: 'suckler', texts: text('Mutterkuhhaltung', 'Suckler herd'), report: 'breeding' },
    { key: 'fattening', texts: text('Mast', 'Fattening'), report: 'meat' },
    { key: 'dual', texts: text('Zweinutzung', 'Dual purpose'), report: 'dual' },
  ],
  breedGroups: [
    {
      key: 'dairy',
      texts: text('Milchrassen', 'Dairy breeds'),
      usages: ['dairy', 'fattening'],
      breeds: [
        {
          name: 'Holstein-Schwarzbunt',
          english: 'Holstein Black and White',
          code: '01',
          specifications: [polled, horned, a2],
        },
        {
          name: 'Holstein-Rotbunt',
          english: 'Holstein Red and White',
          code: '02',
          specifications: [polled, horned],
        },
        { name: 'Jersey', code: '03', specifications: [a2] },
        {
          name: 'Braunvieh',
          english: 'Brown Swiss',
          code: '04',
          specifications: [polled, horned, a2],
        },
        { name: 'Angler', code: '05' },
        { name: 'Ayrshire', code: '19' },
      ],
    },
    {
      key: 'dual',
      texts: text('Zweinutzungsrassen', 'Dual purpose breeds'),
      breeds: [
        {
          name: 'Rotvieh alter Angler Zuchtrichtung',
          english: 'Angler, old type',
          code: '06',
          endangered: true,
          adapted: true,
        },
        { name: 'Rotbunt DN', english: 'Red and White dual purpose', code: '09' },
        {
          name: 'Deutsches Schwarzbuntes Niederungsrind',
          english: 'German Black Pied',
          code: '10',
          endangered: true,
          adapted: true,
        },
        {
          name: 'Fleckvieh',
          english: 'Simmental (Fleckvieh)',
          code: '11',
          specifications: [polled, horned, a2],
        },
        { name: 'Gelbvieh', english: 'German Yellow', code: '12' },
        { name: 'Pinzgauer', code: '13' },
        { name: 'Hinterwälder', code: '14', endangered: true, adapted: true },
        { name: 'Murnau-Werdenfelser', code: '15', endangered: true, adapted: true },
        { name: 'Vorderwälder', code: '16' },
        { name: 'Limpurger', code: '17', endangered: true },
        {
          name: 'Braunvieh alter Zuchtrichtung',
          english: 'Original Brown',
          code: '18',
          endangered: true,
          adapted: true,
        },
        { name: 'Vogesenrind', english: 'Vosgienne', code: '20' },
        'Montbéliarde',
        { name: 'Tiroler Grauvieh', english: 'Tyrolean Grey', adapted: true },
        'Tuxer',
        'Ennstaler Bergschecke',
      ],
    },
    {
      key: 'beef',
      texts: text('Fleischrassen', 'Beef breeds'),
      usages: ['suckler', 'fattening'],
      breeds: [
        { name: 'Charolais', code: '21' },
        { name: 'Limousin', code: '22', specifications: [polled, horned] },
        { name: 'Weißblaue Belgier', english: 'Belgian Blue', code: '23' },
        { name: 'Blonde d’Aquitaine', code: '24' },
        { name: 'Maine-Anjou', code: '25' },
        { name: 'Salers', code: '26' },
        {
          name: 'Angus',
          specifications: [
            ['red', text('rot', 'red')],
            ['black', text('schwarz', 'black')],
          ],
        },
        'Hereford',
        { name: 'Galloway', adapted: true },
        { name: 'Highland', english: 'Highland Cattle', adapted: true },
      ],
    },
    {
      key: 'crosses',
      texts: text('Kreuzungen', 'Crossbreeds'),
      usages: ['suckler', 'fattening'],
      breeds: [
        { name: 'Kreuzung Milchrasse × Fleischrasse', english: 'Dairy × beef cross' },
        { name: 'Kreuzung Fleischrassen', english: 'Beef cross' },
      ],
    },
  ],
};
