import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';

/** Category I of specification section 3. */
export const Category1 = z.strictObject({
  labels: Labels.min(1),
  /** The country that has the category; absent: all of them. */
  country: Ref.optional(),
  animalkinds: z.array(Ref).max(200).default([]),
  spotMarketIsDefault: z.boolean().default(false),
  disabledForRequestSearch: z.boolean().default(false),
});
export type Category1 = z.infer<typeof Category1>;

export const category1Class = defineEntityClass({
  name: 'category1',
  personal: 'none',
  schema: Category1,
  groups: publicShard({
    'labels.label': 'texts',
    country: 'text',
    animalkinds: 'texts',
    spotMarketIsDefault: 'boolean',
    disabledForRequestSearch: 'boolean',
  }),
  write: administratorsWrite,
  refs: { country: 'country', animalkinds: 'animalkind' },
  label: (data) => data.labels,
});
