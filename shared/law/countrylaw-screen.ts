import type { ClassScreen } from '#shared/entities/class-screen.ts';
import { LEGAL_GROUNDS } from '#shared/requests/entities/requestpackage.ts';
import type { CountryLaw } from './countrylaw.ts';
import {
  CERTAINTIES,
  CONDITIONS,
  CONVERSION_UNITS,
  DECIDERS,
  LAW_OFFICES,
  LAW_SPECIES,
  LAW_TERMS,
  LAW_UNITS,
  PAPERS,
  PRODUCTS,
  SILENCES,
  STOCK_BASES,
} from './law-words.ts';

const GROUND = { control: 'choice', choices: LEGAL_GROUNDS, required: true } as const;
const SPECIES = { control: 'choice', choices: LAW_SPECIES, required: true } as const;
const SOURCED = {
  source: { control: 'line', required: true },
  certainty: { control: 'choice', choices: CERTAINTIES, required: true },
  checkedOn: { control: 'day' },
} as const;

export const countrylawScreen: ClassScreen<CountryLaw> = {
  group: 'requests',
  fields: {
    internalName: { control: 'line', required: true },
    country: { control: 'entry', of: 'country', required: true },
    validFrom: { control: 'day', required: true },
    validTo: { control: 'day' },
    act: { control: 'line', required: true },
    isComplete: { control: 'yes' },
    asks: { control: 'choice', choices: LAW_OFFICES, required: true },
    silence: { control: 'choice', choices: SILENCES, required: true },
    radiusKm: { control: 'number', required: true },
    proofDays: { control: 'number', required: true },
    grounds: {
      control: 'rows',
      section: 'grounds',
      columns: ['ground', 'point', 'decider', 'endsOn'],
      fields: {
        ground: GROUND,
        point: { control: 'line', required: true },
        act: { control: 'line' },
        decider: { control: 'choice', choices: DECIDERS, required: true },
        endsOn: { control: 'day' },
        mayEndFrom: { control: 'day' },
        monthsAtMost: { control: 'number' },
        papers: { control: 'choices', choices: PAPERS },
        conditions: { control: 'choices', choices: CONDITIONS },
        ...SOURCED,
      },
    },
    shares: {
      control: 'rows',
      section: 'shares',
      columns: ['species', 'renewal', 'extension', 'smallBelow', 'base'],
      fields: {
        species: SPECIES,
        renewal: { control: 'number', required: true },
        extension: { control: 'number' },
        smallBelow: { control: 'number' },
        base: { control: 'choice', choices: STOCK_BASES, required: true },
        ...SOURCED,
      },
    },
    ages: {
      control: 'rows',
      section: 'ages',
      columns: ['ground', 'species', 'below', 'from', 'unit'],
      fields: {
        ground: GROUND,
        species: SPECIES,
        below: { control: 'number' },
        from: { control: 'number' },
        trainingFrom: { control: 'number' },
        unit: { control: 'choice', choices: LAW_UNITS, required: true },
        ...SOURCED,
      },
    },
    conversions: {
      control: 'rows',
      section: 'conversions',
      columns: ['species', 'product', 'amount', 'unit'],
      fields: {
        species: SPECIES,
        product: { control: 'choice', choices: PRODUCTS, required: true },
        amount: { control: 'number', required: true },
        unit: { control: 'choice', choices: CONVERSION_UNITS, required: true },
        threeQuartersOfLife: { control: 'yes' },
        ...SOURCED,
      },
    },
    terms: {
      control: 'rows',
      section: 'terms',
      columns: ['term', 'amount', 'states'],
      fields: {
        term: { control: 'choice', choices: LAW_TERMS, required: true },
        amount: { control: 'number', required: true },
        states: { control: 'lines', required: true },
        ...SOURCED,
      },
    },
    generalOrders: {
      control: 'rows',
      section: 'generalOrders',
      columns: ['ground', 'states', 'act'],
      fields: {
        ground: GROUND,
        states: { control: 'lines', required: true },
        act: { control: 'line', required: true },
        ...SOURCED,
      },
    },
  },
  columns: ['country', 'validFrom', 'act'],
  filters: ['country'],
};
