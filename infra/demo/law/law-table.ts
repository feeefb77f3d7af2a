import { checkedOn } from '#shared/law/checked-on.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { ConversionRule, GroundRule, Law, ShareRule } from '#shared/law/law.ts';

/** The day on which sources were read, where a row says no other. */
const READ_ON = '2026-11-24';

/** The rules of associations, which are no law: each association names its demands, and decides itself. */
const ASSOCIATIONS: GroundRule = {
  ground: 'ASO',
  act: 'rules of the association',
  point: 'own rules',
  decider: 'association',
  papers: [],
  conditions: ['permissionFirst'],
  certainty: 'read',
  source: 'demeter.de (of the other associations nothing was read)',
};

/** North Rhine-Westphalia permits by a general order, so that no permit is asked for there. */
const germany: Law = {
  ...EU_LAW,
  grounds: [...EU_LAW.grounds, ASSOCIATIONS],
  terms: [
    ...EU_LAW.terms,
    {
      term: 'orderWeeks',
      amount: 8,
      states: ['HE'],
      certainty: 'read',
      source: 'RP Gießen, leaflet on chicks (Merkblatt Küken)',
    },
  ],
  generalOrders: [
    {
      ground: 'LOW',
      states: ['NW'],
      act: 'LAVE NRW, 28.4.2025 (MBl. NRW 2025/22 p. 655)',
      certainty: 'read',
      source: 'MBl. NRW 2025/22 p. 655',
    },
  ],
};

/** The ages of grown males are guidance of offices; that of bulls was read. */
const grownFrom = { unit: 'months', certainty: 'recalled', source: 'guidance of offices' } as const;

const lastYear = {
  base: 'adultsLastYear',
  certainty: 'read',
  source: 'ooe.lko.at 4357705; in Salzburg the stock at the application: sbg.lko.at 4157347',
} as const;

const austria: Law = {
  ...EU_LAW,
  grounds: [...EU_LAW.grounds, ASSOCIATIONS],
  shares: [
    ...EU_LAW.shares.map((row) => (row.base === 'adults' ? { ...row, ...lastYear } : row)),
    {
      species: 'camelids',
      renewal: 20,
      base: 'adultsLastYear',
      certainty: 'read',
      source: 'bios-kontrolle.at, vis-antrag-tierzukauf',
    },
  ],
  ages: [
    ...EU_LAW.ages,
    {
      ground: 'MR',
      species: 'bovine',
      from: 12,
      trainingFrom: 6,
      unit: 'months',
      certainty: 'read',
      source: 'bio-austria.at/d/bauern/tierzukauf',
    },
    { ground: 'MR', species: 'equine', from: 12, ...grownFrom },
    { ground: 'MR', species: 'cervine', from: 12, ...grownFrom },
    { ground: 'MR', species: 'porcine', from: 6, ...grownFrom },
    { ground: 'MR', species: 'ovine', from: 6, ...grownFrom },
    { ground: 'MR', species: 'caprine', from: 6, ...grownFrom },
    { ground: 'MR', species: 'rabbits', from: 3, ...grownFrom },
  ],
  // Guidance of Upper Austria: ooe.lko.at 4357705.
  radiusKm: 65,
  proofDays: 5,
};

/** The rule of Art. 16f, which was read up to the number of animals in its paragraph 4; the rest is recalled. */
const ART_16F = {
  certainty: 'read',
  checkedOn: '2026-11-25',
  source: 'droit-bilingue.ch, 910.18-16f-30',
} as const;
const ART_16F_RECALLED = { certainty: 'recalled', source: 'SR 910.18, Art. 16f' } as const;

const swissGround = (
  ground: GroundRule['ground'],
  point: string,
  source: Pick<GroundRule, 'certainty' | 'checkedOn' | 'source'>,
): GroundRule => ({
  ground,
  point,
  decider: 'certifier',
  papers: ground === 'P3' ? ['search', 'birthDay'] : ['search', 'stock'],
  conditions:
    ground === 'P3' ? ['permissionFirst'] : ['permissionFirst', 'forBreeding', 'fromNowOrganic'],
  ...source,
});

const swissShare = (
  species: ShareRule['species'],
  renewal: number,
  smallBelow: number,
): ShareRule => ({
  species,
  renewal,
  extension: 40,
  smallBelow,
  base: 'adults',
  certainty: 'recalled',
  source: 'SR 910.18, Art. 16f (10 % of cattle and horses was read there)',
});

const swissTime = (
  species: ConversionRule['species'],
  product: ConversionRule['product'],
  amount: number,
  unit: ConversionRule['unit'],
): ConversionRule => ({ species, product, amount, unit, ...ART_16F });

/** The law of Switzerland, as far as it was read or recalled; the certification body is asked for all else. */
const switzerland: Law = {
  act: 'SR 910.18',
  isComplete: false,
  asks: 'certifier',
  grounds: [
    swissGround('FR', 'Art. 16f Abs. 4', ART_16F),
    ...(['F40a', 'F40b', 'F40c'] as const).map((ground) =>
      swissGround(ground, 'Art. 16f', {
        ...ART_16F,
        source: 'bio-inspecta.ch: the certification body grants up to 40 %',
      }),
    ),
    swissGround('MR', 'Art. 16f', ART_16F_RECALLED),
    swissGround('P3', 'Art. 16f', ART_16F_RECALLED),
    ASSOCIATIONS,
  ],
  shares: [
    swissShare('bovine', 10, 10),
    swissShare('equine', 10, 10),
    swissShare('porcine', 20, 5),
    swissShare('ovine', 20, 5),
    swissShare('caprine', 20, 5),
  ],
  ages: [{ ground: 'P3', species: 'poultry', below: 3, unit: 'days', ...ART_16F }],
  conversions: [
    { ...swissTime('bovine', 'meat', 12, 'months'), threeQuartersOfLife: true },
    { ...swissTime('equine', 'meat', 12, 'months'), threeQuartersOfLife: true },
    ...(['bovine', 'equine', 'ovine', 'caprine'] as const).map((species) =>
      swissTime(species, 'milk', 6, 'months'),
    ),
    ...(['ovine', 'caprine', 'porcine'] as const).map((species) =>
      swissTime(species, 'meat', 6, 'months'),
    ),
    swissTime('poultry', 'meat', 56, 'days'),
    swissTime('poultry', 'eggs', 6, 'weeks'),
  ],
  generalOrders: [],
  terms: EU_LAW.terms,
  radiusKm: 200,
  proofDays: 14,
  silence: 'noPermission',
};

/** The laws of countries of the demo data that differ from the regulation, as far as they were read. */
export const LAWS = {
  DE: checkedOn(READ_ON, germany),
  AT: checkedOn(READ_ON, austria),
  CH: checkedOn(READ_ON, switzerland),
  DK: checkedOn(READ_ON, { ...EU_LAW, grounds: [...EU_LAW.grounds, ASSOCIATIONS] }),
} as const satisfies Record<string, Law>;
