import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queue `requests`: a region has another authority, to which its open requests are handed over. */
export const AuthorityChanged = z.strictObject({ region: Ref });
export type AuthorityChanged = z.infer<typeof AuthorityChanged>;
