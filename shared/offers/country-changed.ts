import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/**
 * Message of the queue `offers`: a country changed settings that its offers follow, so the offers are to be brought
 * in line. `from` is the page of the offers of an animal kind where a further run goes on.
 */
export const CountryChanged = z.strictObject({
  country: Ref,
  from: z.strictObject({ animalkind: Ref, cursor: z.string().max(1000).optional() }).optional(),
});
export type CountryChanged = z.infer<typeof CountryChanged>;
