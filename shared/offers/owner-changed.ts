import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queue `offers`: an account changed in what its offers follow, so they are to be brought in line. */
export const OwnerChanged = z.strictObject({ owner: Ref });
export type OwnerChanged = z.infer<typeof OwnerChanged>;
