/**
 * The groups of species that the law treats alike: those of the yearly report, and three that the report does not
 * know.
 */
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

/**
 * The parties that permit. `nobody`: the purchase is permitted already. An association decides by its own rules,
 * which are no law.
 */
export const DECIDERS = ['nobody', 'authority', 'certifier', 'association'] as const;
export type Decider = (typeof DECIDERS)[number];

/** The offices to ask where the law is silent. */
export const LAW_OFFICES = ['authority', 'certifier'] as const;

/** The papers that a ground asks for. `search`: the proof that no organic animals can be had. */
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

/** The conditions that bind a farm that buys by a ground. */
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

/** The stock that a share is taken of. `adults`: the law says no day. */
export const STOCK_BASES = ['adults', 'adultsLastYear', 'adultsAtApplication', 'colonies'] as const;

/** The units of ages and weights. */
export const LAW_UNITS = ['days', 'weeks', 'months', 'kg'] as const;
export type LawUnit = (typeof LAW_UNITS)[number];

/** The units of times of conversion. */
export const CONVERSION_UNITS = ['days', 'weeks', 'months'] as const;

/** The products that become organic after a time of conversion. */
export const PRODUCTS = ['meat', 'milk', 'eggs', 'beeProducts'] as const;

/** The meanings of an office's silence. */
export const SILENCES = ['noPermission', 'permission'] as const;

/** The certainty of a row: its source was read, or it is recalled and must be checked before anybody relies on it. */
export const CERTAINTIES = ['read', 'recalled'] as const;

/**
 * The times that a country sets beside the grounds. `permissionMonths`: months for which a permission lasts at most,
 * where its ground says nothing. `reportDays`: days after a permission's end within which purchases are reported.
 * `orderWeeks`: weeks before the hatch at which organic chicks are ordered.
 */
export const LAW_TERMS = ['permissionMonths', 'reportDays', 'orderWeeks'] as const;
export type LawTerm = (typeof LAW_TERMS)[number];
