import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queue `requests`: regions have another authority, to which their open requests are handed over. */
export const AuthorityChanged = z.strictObject({ regions: z.array(Ref).min(1) });
export type AuthorityChanged = z.infer<typeof AuthorityChanged>;
