import * as z from 'zod';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

/** The rows to search: the class and, where not all of them, the filter. */
export const RowsFilter = z.strictObject({
  entityClass: z.string().min(1).max(50),
  attributeFilter: AttributeFilter.optional(),
});
export type RowsFilter = z.infer<typeof RowsFilter>;
