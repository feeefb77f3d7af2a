import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';

/** Classification of specification section 3: offers that count as equivalent carry the same. */
const Classification = z.strictObject({
  labels: Labels.min(1),
  /** The countries that have the classification; empty: all of them. */
  countries: z.array(Ref).max(100).default([]),
  animalkinds: z.array(Ref).max(200).default([]),
});
export type Classification = z.infer<typeof Classification>;

export const classificationClass = defineEntityClass({
  name: 'classification',
  personal: 'none',
  schema: Classification,
  groups: publicShard({ 'labels.label': 'texts', countries: 'texts', animalkinds: 'texts' }),
  write: administratorsWrite,
  refs: { countries: 'country', animalkinds: 'animalkind' },
  label: (data) => data.labels,
});
