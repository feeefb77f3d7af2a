import * as z from 'zod';

// Annex III of Regulation (EU) 2020/464: the keys of the Member States' yearly report.

/** Conventional species by which derogations are counted (Part II table 2), and aquaculture (Part I table 2). */
export const SPECIES_REPORT_CODES = [
  'bovine',
  'equine',
  'ovine',
  'caprine',
  'porcine',
  'cervine',
  'rabbits',
  'poultry',
  'aquaculture',
] as const;
export const SpeciesReportCode = z.enum(SPECIES_REPORT_CODES);
export type SpeciesReportCode = z.infer<typeof SpeciesReportCode>;

/** The codes of production purposes. */
export const PURPOSE_REPORT_CODES = ['meat', 'milk', 'eggs', 'dual', 'breeding'] as const;
export const PurposeReportCode = z.enum(PURPOSE_REPORT_CODES);
export type PurposeReportCode = z.infer<typeof PurposeReportCode>;

/** The codes of life stages: adult or young; of aquaculture eggs, fry or juvenile. */
export const LIFE_STAGE_REPORT_CODES = ['eggs', 'fry', 'juvenile', 'adult', 'young'] as const;
export const LifeStageReportCode = z.enum(LIFE_STAGE_REPORT_CODES);
export type LifeStageReportCode = z.infer<typeof LifeStageReportCode>;

/** Columns of the report that an offer's dynamic field fills. */
export const FIELD_REPORT_CODES = ['healthStatus', 'multiTier'] as const;
export const FieldReportCode = z.enum(FIELD_REPORT_CODES);
export type FieldReportCode = z.infer<typeof FieldReportCode>;
