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
  /** Empty: in every country. */
  countries: z.array(Ref).max(100).default([]),
  animalkinds: z.array(Ref).max(200).default([]),
  /** Amounts are offered in steps of this many animals. */
  offerSizeIncrement: z.int().min(1).max(100_000).default(1),
  /** Chosen with the usage, when it implies one. */
  ageCategory: Ref.optional(),
  /** Males and females are offered apart. */
  noMixedGender: z.boolean().default(false),
  /** Animals like these are ordered ahead; absent: no lead time. */
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
