import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Preorder } from './preorder.ts';
import { PurposeReportCode } from './report-code.ts';

/** Animal usage of specification section 3: what the animals are for. */
export const Animalusage = z.strictObject({
  labels: Labels.min(1),
  /** The countries that have the usage; empty: all of them. */
  countries: z.array(Ref).max(100).default([]),
  animalkinds: z.array(Ref).max(200).default([]),
  /** The step in which amounts of such animals are offered. */
  offerSizeIncrement: z.int().min(1).max(100_000).default(1),
  /** The age category that the usage implies; it is chosen together with the usage. */
  ageCategory: Ref.optional(),
  /** Tells whether males and females are offered apart. */
  noMixedGender: z.boolean().default(false),
  /** The kind of pre-order of such animals; absent: they have no lead time. */
  preorder: Preorder.optional(),
  reportCode: PurposeReportCode.optional(),
});
export type Animalusage = z.infer<typeof Animalusage>;

export const animalusageClass = defineEntityClass({
  name: 'animalusage',
  personal: 'none',
  schema: Animalusage,
  groups: publicShard({
    'labels.label': 'texts',
    countries: 'texts',
    animalkinds: 'texts',
    ageCategory: 'text',
    reportCode: 'text',
  }),
  write: administratorsWrite,
  refs: { countries: 'country', animalkinds: 'animalkind', ageCategory: 'agecategory' },
  label: (data) => data.labels,
});
