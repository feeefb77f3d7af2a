import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';

/** Category II of specification section 3: gathers offer groups of an animal kind. */
const Category2 = z.strictObject({
  labels: Labels.min(1),
  /** The country that has the category; absent: all of them. */
  country: Ref.optional(),
  animalkinds: z.array(Ref).max(200).default([]),
});
export type Category2 = z.infer<typeof Category2>;

export const category2Class = defineEntityClass({
  name: 'category2',
  personal: 'none',
  schema: Category2,
  groups: publicShard({ 'labels.label': 'texts', country: 'text', animalkinds: 'texts' }),
  write: administratorsWrite,
  refs: { country: 'country', animalkinds: 'animalkind' },
  label: (data) => data.labels,
});
