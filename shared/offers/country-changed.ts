import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/**
 * Message of the queue `offers`: a country changed in what its offers follow, so they are to be brought in line. `from`
 * is where a run goes on that another has begun: a page of the offers of an animal kind.
 */
export const CountryChanged = z.strictObject({
  country: Ref,
  from: z.strictObject({ animalkind: Ref, cursor: z.string().max(1000).optional() }).optional(),
});
export type CountryChanged = z.infer<typeof CountryChanged>;
