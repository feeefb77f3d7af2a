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

/** The party that permits; nobody: it is permitted already. An association by its own rules, which are no law. */
export const DECIDERS = ['nobody', 'authority', 'certifier', 'association'] as const;
export type Decider = (typeof DECIDERS)[number];

/** The offices that know more where the law is silent. */
export const LAW_OFFICES = ['authority', 'certifier'] as const;

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
  'speciesNew',
  'halfAtMost',
  'lastTwoThirds',
  'twoYearsOnce',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The stock that a share is taken of. `adults`: the law says no day. */
export const STOCK_BASES = ['adults', 'adultsLastYear', 'adultsAtApplication', 'colonies'] as const;

/** The units of ages and weights. */
export const LAW_UNITS = ['days', 'weeks', 'months', 'kg'] as const;
export type LawUnit = (typeof LAW_UNITS)[number];

/** The units of times of conversion. */
export const CONVERSION_UNITS = ['days', 'weeks', 'months'] as const;

/** The products that become organic after a time of conversion. */
export const PRODUCTS = ['meat', 'milk', 'eggs', 'beeProducts'] as const;

/** The meaning of an office's silence. */
export const SILENCES = ['noPermission', 'permission'] as const;

/** Whether the source was read, or is recalled and must be checked before anybody relies on it. */
export const CERTAINTIES = ['read', 'recalled'] as const;

/**
 * The times that a country sets beside the grounds. `permissionMonths`: a permission lasts so long at most, where its
 * ground says nothing. `reportDays`: what was bought is reported so many days after a permission is over.
 * `orderWeeks`: organic chicks are ordered so long before they hatch.
 */
export const LAW_TERMS = ['permissionMonths', 'reportDays', 'orderWeeks'] as const;
export type LawTerm = (typeof LAW_TERMS)[number];
