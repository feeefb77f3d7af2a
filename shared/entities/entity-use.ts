import * as z from 'zod';
import { Labels } from '#shared/kernel/label.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { NAMED_USES } from './limits.ts';

/** The entities of one class that refer to another one. */
export const EntityUse = z.object({
  entityclass: z.string(),
  count: z.int().min(1),
  /** The first referring entities that the caller may read. */
  entries: z.array(z.object({ id: Ref, label: z.union([z.string(), Labels]) })).max(NAMED_USES),
});
