import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/**
 * Message of the queue `accounts`: the postal codes of a country's regions changed, so addresses there are to get the
 * region of theirs. `cursor` is the page of accounts where a further run goes on.
 */
export const RegionsChanged = z.strictObject({
  regionsOf: Ref,
  cursor: z.string().max(1000).optional(),
});
export type RegionsChanged = z.infer<typeof RegionsChanged>;
