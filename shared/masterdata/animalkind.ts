import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { SpeciesReportCode } from './report-code.ts';
import { SPECIES_PICTURES } from './species-picture.ts';

/** Animal kind of specification section 3. */
export const Animalkind = z.strictObject({
  labels: Labels.min(1),
  scientificName: z.string().max(200).optional(),
  /** Tells whether an offer must name a category I. */
  cat1Mandatory: z.boolean().default(false),
  cat1CanHaveMulti: z.boolean().default(false),
  reportCode: SpeciesReportCode.optional(),
  /** The portrait, where the scientific name does not tell it: laying hens and meat chickens are one species. */
  picture: z.enum(SPECIES_PICTURES).optional(),
});
export type Animalkind = z.infer<typeof Animalkind>;

export const animalkindClass = defineEntityClass({
  name: 'animalkind',
  personal: 'none',
  schema: Animalkind,
  groups: publicShard({ 'labels.label': 'texts', scientificName: 'text', reportCode: 'text' }),
  write: administratorsWrite,
  label: (data) => data.labels,
});
