import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { Labels } from '#shared/kernel/label.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { Ref } from '#shared/kernel/ref.ts';

const sorting = z.number().default(0);

const SubmenuItem = z.strictObject({ labels: Labels.min(1), sorting, animalkind: Ref });

/**
 * Entry of the species menu (specification sections 2 and 3): with submenu items a dropdown, else with an animal kind a
 * link to its offers, else plain text.
 */
export const Animalmenu = z.strictObject({
  labels: Labels.min(1),
  sorting,
  /** The countries whose menu shows the entry; empty: all of them. */
  countries: z.array(Ref).max(100).default([]),
  animalkind: Ref.optional(),
  submenuItems: z.array(SubmenuItem).max(50).default([]),
});
export type Animalmenu = z.infer<typeof Animalmenu>;

export const animalmenuClass = defineEntityClass({
  name: 'animalmenu',
  personal: 'none',
  schema: Animalmenu,
  groups: publicShard({
    'labels.label': 'texts',
    sorting: 'number',
    countries: 'texts',
    animalkind: 'text',
    'submenuItems.animalkind': 'texts',
  }),
  write: administratorsWrite,
  refs: {
    countries: 'country',
    animalkind: 'animalkind',
    'submenuItems.animalkind': 'animalkind',
  },
  label: (data) => data.labels,
});
