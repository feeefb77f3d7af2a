import { checkedOn } from './checked-on.ts';
import type { AgeRule, ConversionRule, GroundRule, Law, ShareRule, TermRule } from './law.ts';
import type { LawSpecies } from './law-words.ts';

/**
 * The certainty of Annex II Part II 1.2.2 and 1.3.4: their wording is recalled; the numbers were read where a row
 * says so.
 */
const RECALLED = { certainty: 'recalled', source: 'Annex II Part II 1.3.4' } as const;
const ART_53 = {
  certainty: 'read',
  source:
    'Regulation (EU) 2018/848, Art. 53: eu/32018R0848.md of github.com/legalize-dev/legalize-eu',
} as const;

/** Grounds that an authority permits until the transition is over: Art. 53. */
const UNTIL_2036 = {
  decider: 'authority',
  endsOn: '2036-12-31',
  papers: ['search', 'stock'],
  ...ART_53,
} as const;

const grounds: GroundRule[] = [
  {
    ground: 'EB',
    point: '1.3.4.1',
    decider: 'nobody',
    papers: ['breedList', 'farmRecord'],
    conditions: ['forBreeding', 'fromNowOrganic'],
    certainty: 'read',
    source: 'tirol.lko.at 3938307 (the point is recalled)',
  },
  {
    ground: 'BE',
    point: '1.3.4.2',
    decider: 'nobody',
    papers: ['farmRecord'],
    conditions: ['organicCombs'],
    certainty: 'read',
    source: 'lko.at 4117211; bios-kontrolle.at, vis-antrag-tierzukauf (the point is recalled)',
  },
  {
    ground: 'P3',
    point: '1.3.4.3',
    decider: 'authority',
    endsOn: '2036-12-31',
    papers: ['search', 'birthDay'],
    conditions: ['permissionFirst', 'fromNowOrganic'],
    certainty: 'read',
    source: 'Art. 53; MBl. NRW 2025/22 p. 655',
  },
  {
    ground: 'YM',
    point: '1.3.4.4.1',
    ...UNTIL_2036,
    papers: ['search', 'birthDay'],
    conditions: ['permissionFirst', 'forBreeding', 'organicAfterWeaning'],
  },
  {
    ground: 'MR',
    point: '1.3.4.4.2',
    decider: 'authority',
    mayEndFrom: '2029-01-01',
    papers: ['search', 'stock'],
    conditions: ['permissionFirst', 'forBreeding', 'fromNowOrganic'],
    ...ART_53,
  },
  {
    ground: 'FR',
    point: '1.3.4.4.2',
    decider: 'authority',
    mayEndFrom: '2029-01-01',
    papers: ['search', 'stock'],
    conditions: ['permissionFirst', 'forBreeding', 'fromNowOrganic'],
    ...ART_53,
  },
  ...(['F40a', 'F40b', 'F40c'] as const).map(
    (ground): GroundRule => ({
      ground,
      point: '1.3.4.4.3',
      ...UNTIL_2036,
      papers: ['search', 'stock', 'confirmation'],
      conditions: ['permissionFirst', 'forBreeding', 'fromNowOrganic'],
    }),
  ),
  {
    ground: 'AQ',
    point: 'Annex II Part III 3.1.2.1',
    decider: 'authority',
    monthsAtMost: 24,
    papers: ['search'],
    conditions: ['permissionFirst', 'speciesNew', 'halfAtMost', 'lastTwoThirds', 'twoYearsOnce'],
    certainty: 'recalled',
    source: 'Annex II Part III 3.1.2.1',
  },
  {
    ground: 'CAT',
    act: 'Delegated Regulation (EU) 2020/2146',
    point: 'Art. 3',
    decider: 'authority',
    monthsAtMost: 12,
    papers: ['search', 'formalDecision', 'stock'],
    conditions: ['permissionFirst', 'fromNowOrganic'],
    certainty: 'read',
    source: 'Delegated Regulation (EU) 2020/2146, Art. 1 to 3',
  },
];

const base = 'adults';
const shareOf = (species: LawSpecies, renewal: number, smallBelow: number): ShareRule => ({
  species,
  renewal,
  extension: 40,
  smallBelow,
  base,
  ...RECALLED,
});

const shares: ShareRule[] = [
  shareOf('bovine', 10, 10),
  shareOf('equine', 10, 10),
  shareOf('porcine', 20, 5),
  shareOf('ovine', 20, 5),
  shareOf('caprine', 20, 5),
  {
    ...shareOf('cervine', 20, 10),
    certainty: 'read',
    source: 'bios-kontrolle.at, vis-antrag-tierzukauf (the small unit is recalled)',
  },
  { ...shareOf('rabbits', 20, 10), certainty: 'read', source: 'fnweb.de, arid 2012323' },
  {
    species: 'bees',
    renewal: 20,
    // One colony in any case, also of fewer colonies than make one by the share.
    smallBelow: 5,
    base: 'colonies',
    certainty: 'read',
    source: 'bios-kontrolle.at, vis-antrag-tierzukauf ("in any case one" is recalled)',
  },
];

const youngBelow = (species: LawSpecies, below: number, unit: AgeRule['unit']): AgeRule => ({
  ground: 'YM',
  species,
  below,
  unit,
  certainty: 'read',
  source: species === 'rabbits' ? 'fnweb.de, arid 2012323' : 'sbg.lko.at 4157347',
});

const ages: AgeRule[] = [
  youngBelow('bovine', 6, 'months'),
  youngBelow('equine', 6, 'months'),
  youngBelow('cervine', 6, 'months'),
  youngBelow('ovine', 60, 'days'),
  youngBelow('caprine', 60, 'days'),
  youngBelow('porcine', 35, 'kg'),
  youngBelow('rabbits', 3, 'months'),
  {
    ground: 'P3',
    species: 'poultry',
    below: 3,
    unit: 'days',
    certainty: 'read',
    source: 'MBl. NRW 2025/22 p. 655',
  },
];

const convertedAfter = (
  species: LawSpecies,
  product: ConversionRule['product'],
  amount: number,
  unit: ConversionRule['unit'],
): ConversionRule => ({
  species,
  product,
  amount,
  unit,
  certainty: 'recalled',
  source: 'Annex II Part II 1.2.2',
});

const conversions: ConversionRule[] = [
  { ...convertedAfter('bovine', 'meat', 12, 'months'), threeQuartersOfLife: true },
  convertedAfter('bovine', 'milk', 6, 'months'),
  { ...convertedAfter('equine', 'meat', 12, 'months'), threeQuartersOfLife: true },
  convertedAfter('equine', 'milk', 6, 'months'),
  convertedAfter('ovine', 'meat', 6, 'months'),
  convertedAfter('ovine', 'milk', 6, 'months'),
  convertedAfter('caprine', 'meat', 6, 'months'),
  convertedAfter('caprine', 'milk', 6, 'months'),
  convertedAfter('porcine', 'meat', 6, 'months'),
  convertedAfter('cervine', 'meat', 12, 'months'),
  convertedAfter('rabbits', 'meat', 3, 'months'),
  convertedAfter('poultry', 'eggs', 6, 'weeks'),
  convertedAfter('poultry', 'meat', 10, 'weeks'),
  convertedAfter('bees', 'beeProducts', 12, 'months'),
];

/** The source of times that the law does not set: the practice of offices. */
const PRACTICE: Pick<TermRule, 'states' | 'certainty' | 'source'> = {
  states: [],
  certainty: 'recalled',
  source: 'practice of offices',
};
const terms: TermRule[] = [
  { term: 'permissionMonths', amount: 12, ...PRACTICE },
  { term: 'reportDays', amount: 28, ...PRACTICE },
];

/** The law of the Union, for every country that has no law of its own: Regulation (EU) 2018/848, Annex II. */
export const EU_LAW: Law = checkedOn('2026-11-24', {
  act: 'Regulation (EU) 2018/848',
  isComplete: true,
  asks: 'authority',
  grounds,
  shares,
  ages,
  conversions,
  generalOrders: [],
  terms,
  radiusKm: 200,
  proofDays: 14,
  silence: 'noPermission',
});
