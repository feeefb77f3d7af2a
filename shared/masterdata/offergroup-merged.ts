import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queues `offers` and `requests`: a breed has been merged, and what names it goes over to the other. */
export const OffergroupMerged = z.strictObject({ merged: Ref });
export type OffergroupMerged = z.infer<typeof OffergroupMerged>;
