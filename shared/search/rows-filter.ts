import * as z from 'zod';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

/** Which rows: the class and, where not all of it, the filter. */
export const RowsFilter = z.strictObject({
  entityClass: z.string().min(1).max(50),
  attributeFilter: AttributeFilter.optional(),
});
export type RowsFilter = z.infer<typeof RowsFilter>;
