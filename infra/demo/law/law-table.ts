import { EU_LAW } from '#shared/law/eu-law.ts';
import type { Law } from '#shared/law/law.ts';

/** North Rhine-Westphalia permits by a general order, so that no permit is asked for there. */
const germany: Law = {
  ...EU_LAW,
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

/** Swiss law is its own; listed is what was read of it, and the certification body is asked for all else. */
const switzerland: Law = {
  act: 'SR 910.18',
  isComplete: false,
  asks: 'certifier',
  grounds: (['FR', 'F40a', 'F40b', 'F40c'] as const).map((ground) => ({
    ground,
    point: 'Art. 16f',
    decider: 'certifier',
    papers: ['stock'],
    conditions: ['permissionFirst', 'forBreeding'],
    certainty: 'read',
    source: 'droit-bilingue.ch, 910.18-16f-30; bio-inspecta.ch',
  })),
  shares: [
    {
      species: 'bovine',
      renewal: 10,
      extension: 40,
      base: 'adults',
      certainty: 'read',
      source: 'droit-bilingue.ch, 910.18-16f-30; bio-inspecta.ch',
    },
  ],
  ages: [],
  conversions: [
    {
      species: 'poultry',
      product: 'meat',
      amount: 56,
      unit: 'days',
      certainty: 'recalled',
      source: 'SR 910.18',
    },
  ],
  generalOrders: [],
  radiusKm: 200,
  proofDays: 14,
  silence: 'noPermission',
};

/** The law of each country of the demo data. No source was found for rows of Luxembourg and Denmark of their own. */
export const LAWS = {
  DE: germany,
  AT: austria,
  CH: switzerland,
  LU: EU_LAW,
  DK: EU_LAW,
} as const satisfies Record<string, Law>;
