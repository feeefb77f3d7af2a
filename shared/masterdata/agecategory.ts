import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Preorder } from './preorder.ts';
import { LifeStageReportCode } from './report-code.ts';

/** Age category of specification section 3. */
export const Agecategory = z.strictObject({
  labels: Labels.min(1),
  animalkinds: z.array(Ref).max(200).default([]),
  /** The countries that have the age category; empty: all of them. */
  countries: z.array(Ref).max(100).default([]),
  sorting: z.number().default(0),
  /** The kind of pre-order of such animals; absent: they have no lead time. */
  preorder: Preorder.optional(),
  reportCode: LifeStageReportCode.optional(),
});
export type Agecategory = z.infer<typeof Agecategory>;

export const agecategoryClass = defineEntityClass({
  name: 'agecategory',
  personal: 'none',
  schema: Agecategory,
  groups: publicShard({
    'labels.label': 'texts',
    animalkinds: 'texts',
    countries: 'texts',
    sorting: 'number',
    reportCode: 'text',
  }),
  write: administratorsWrite,
  refs: { animalkinds: 'animalkind', countries: 'country' },
  label: (data) => data.labels,
});
