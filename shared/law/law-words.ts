/** The groups of species that the law treats alike: those of the yearly report, and three that it does not know. */
export const LAW_SPECIES = [
  'bovine',
  'equine',
  'porcine',
  'ovine',
  'caprine',
  'cervine',
  'rabbits',
  'poultry',
  'camelids',
  'bees',
  'aquaculture',
  'other',
] as const;
export type LawSpecies = (typeof LAW_SPECIES)[number];

/** The party that permits; nobody: it is permitted already. */
export const DECIDERS = ['nobody', 'authority', 'certifier'] as const;
export type Decider = (typeof DECIDERS)[number];

/** The papers that a ground asks for. `search`: the proof that organic animals are not to be had. */
export const PAPERS = [
  'search',
  'stock',
  'birthDay',
  'weight',
  'breedList',
  'confirmation',
  'formalDecision',
  'farmRecord',
] as const;
export type Paper = (typeof PAPERS)[number];

/** The conditions that bind whoever buys by a ground. */
export const CONDITIONS = [
  'permissionFirst',
  'forBreeding',
  'organicAfterWeaning',
  'organicCombs',
  'fromNowOrganic',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The stock that a share is taken of. `adults`: the law says no day. */
export const STOCK_BASES = ['adults', 'adultsLastYear', 'adultsAtApplication', 'colonies'] as const;

/** The units of ages and weights. */
export const LAW_UNITS = ['days', 'weeks', 'months', 'kg'] as const;
export type LawUnit = (typeof LAW_UNITS)[number];

/** The products that become organic after a time of conversion. */
export const PRODUCTS = ['meat', 'milk', 'eggs', 'beeProducts'] as const;

/** The meaning of an office's silence. */
export const SILENCES = ['noPermission', 'permission'] as const;

/** Whether the source was read, or is recalled and must be checked before anybody relies on it. */
export const CERTAINTIES = ['read', 'recalled'] as const;
