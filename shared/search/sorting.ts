import * as z from 'zod';
import { Field } from './field.ts';
import { SORT_FIELDS } from './limits.ts';

/**
 * Sorts by the first value of each field, texts without case and accents, places by their distance to the centre of
 * the filter's circle. Rows without a value come last in both directions; ties are broken by `id`.
 */
export const Sorting = z
  .array(z.strictObject({ field: Field, direction: z.enum(['asc', 'desc']).default('asc') }))
  .max(SORT_FIELDS);
export type Sorting = z.infer<typeof Sorting>;
