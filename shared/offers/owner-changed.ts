import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/**
 * Message of the queue `offers`: an account changed facts that its offers follow, so the offers are to be brought in
 * line. `cursor` is where a further run goes on.
 */
export const OwnerChanged = z.strictObject({ owner: Ref, cursor: z.string().max(1000).optional() });
export type OwnerChanged = z.infer<typeof OwnerChanged>;
