import * as z from 'zod';
import { Instant } from './time.ts';

/**
 * The fields of an entity, taken as they are. A class has its own schema for them; a record would copy them one by one
 * for each row of an answer.
 */
const Data = z
  .custom<Record<string, unknown>>(
    (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
  )
  .meta({ type: 'object' });

/** A versioned generic entity (specification section 3). `rev` counts from 1. */
export const Entity = z.object({
  id: z.uuid(),
  rev: z.int().min(1),
  entityclass: z.string(),
  attributeset: z.string(),
  data: Data,
  updated: Instant,
  /** Account id of the editor, or `system`; left out for readers who may not know it (`visibleEntity`). */
  updatedBy: z.string().optional(),
});
export type Entity<D = Record<string, unknown>> = Omit<z.infer<typeof Entity>, 'data'> & {
  data: D;
};

export const ATTRIBUTESET = 'default';
