import * as z from 'zod';
import type { Columns } from '#shared/kernel/entity-class.ts';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { hasRole } from '#shared/kernel/principal.ts';

export const Sample = z.strictObject({
  owner: z.string(),
  kind: z.string(),
  title: z.string(),
  amount: z.number(),
  published: z.boolean(),
  /** For the owner's eyes only. */
  memo: z.string().optional(),
});
export type Sample = z.infer<typeof Sample>;

const marketColumns = {
  owner: 'text',
  kind: 'text',
  title: 'text',
  amount: 'number',
  published: 'boolean',
} as const satisfies Columns;

/** Rows that their owner reads through a shard of its own, and everybody, once published, by kind. */
export const sampleClass = defineEntityClass({
  name: 'sample',
  personal: 'none',
  schema: Sample,
  groups: {
    owner: {
      columns: { ...marketColumns, memo: 'text' },
      history: 'own',
      keys: (entity) => [entity.data.owner],
      open: (who, key) => who.account === key,
      choose: (_, pinned) => pinned('owner'),
    },
    market: {
      columns: marketColumns,
      keys: (entity) => [entity.data.kind],
      open: () => true,
      choose: (_, pinned) => pinned('kind'),
      visible: (who) =>
        hasRole(who, 'ADM') ? undefined : { field: 'published', comparison: 'eq', value: true },
      view: ({ memo: _, ...shown }) => shown,
    },
  },
  write: { create: () => true, update: () => true, remove: () => true },
  label: ({ title }) => title,
});

export const entityClasses = { sample: sampleClass };

export function sample(more: Partial<Sample> = {}): Sample {
  return { owner: 'anna', kind: 'cattle', title: 'Kuh', amount: 1, published: true, ...more };
}
