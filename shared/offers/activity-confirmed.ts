import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';

/** Message of the queue `offers`: the supplier confirmed very many offers in a country, which hold until `until`. */
export const ActivityConfirmed = z.strictObject({
  confirms: Ref,
  country: Ref,
  until: Instant,
});
export type ActivityConfirmed = z.infer<typeof ActivityConfirmed>;
