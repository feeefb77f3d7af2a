import * as z from 'zod';
import { FILTER_TEXT_LENGTH } from '#shared/kernel/filter-limits.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Field } from './field.ts';
import { SORT_FIELDS, SORT_VALUES } from './limits.ts';

/**
 * Sorts by a number in texts `<value>=<number>`: by that of the first of `values` that the row has. Above `most` it counts
 * as `most`.
 */
const NumberOf = z.strictObject({
  values: z.array(z.string().max(FILTER_TEXT_LENGTH)).min(1).max(SORT_VALUES),
  most: z.number().optional(),
});

/**
 * Sorts by the first value of each field, texts in the alphabet of `locale`, else without case and accents; places by
 * their distance to the centre of the filter's circle. Rows without a value come last in both directions; ties are
 * broken by `id`.
 */
export const Sorting = z
  .array(
    z.strictObject({
      field: Field,
      direction: z.enum(['asc', 'desc']).default('asc'),
      numberOf: NumberOf.optional(),
      locale: Locale.optional(),
    }),
  )
  .max(SORT_FIELDS);
export type Sorting = z.infer<typeof Sorting>;
