import * as z from 'zod';
import { Instant } from './time.ts';

/** A versioned generic entity (specification section 3). `rev` counts from 1. */
export const Entity = z.object({
  id: z.uuid(),
  rev: z.int().min(1),
  entityclass: z.string(),
  attributeset: z.string(),
  data: z.record(z.string(), z.unknown()),
  updated: Instant,
  /** Account id of the editor, or `system`; left out for readers who may not know it (`visibleEntity`). */
  updatedBy: z.string().optional(),
});
export type Entity<D = Record<string, unknown>> = Omit<z.infer<typeof Entity>, 'data'> & {
  data: D;
};

export const ATTRIBUTESET = 'default';
