import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/**
 * Message of the queues `offers` and `requests`: a breed has been merged, and entries that name it go over to the
 * other breed.
 */
export const OffergroupMerged = z.strictObject({ merged: Ref });
export type OffergroupMerged = z.infer<typeof OffergroupMerged>;
