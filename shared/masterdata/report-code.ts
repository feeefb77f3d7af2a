import * as z from 'zod';

// Annex III of Regulation (EU) 2020/464: the keys of the Member States' yearly report.

/** Conventional species that derogations are counted by (Part II table 2), and aquaculture (Part I table 2). */
export const SpeciesReportCode = z.enum([
  'bovine',
  'equine',
  'ovine',
  'caprine',
  'porcine',
  'cervine',
  'rabbits',
  'poultry',
  'aquaculture',
]);
export type SpeciesReportCode = z.infer<typeof SpeciesReportCode>;

/** Production purpose. */
export const PurposeReportCode = z.enum(['meat', 'milk', 'eggs', 'dual', 'breeding']);
export type PurposeReportCode = z.infer<typeof PurposeReportCode>;

/** Life stage: adult or young; of aquaculture eggs, fry or juvenile. */
export const LifeStageReportCode = z.enum(['eggs', 'fry', 'juvenile', 'adult', 'young']);
export type LifeStageReportCode = z.infer<typeof LifeStageReportCode>;

/** Columns of the report that an offer's dynamic field fills. */
export const FieldReportCode = z.enum(['healthStatus', 'multiTier']);
export type FieldReportCode = z.infer<typeof FieldReportCode>;
