import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/**
 * Message of the queue `offers`: an account changed facts that its offers follow, so the offers are to be brought in
 * line.
 */
export const OwnerChanged = z.strictObject({ owner: Ref });
export type OwnerChanged = z.infer<typeof OwnerChanged>;
