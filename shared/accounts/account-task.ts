import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queue `accounts`. */
export const AccountTask = z.strictObject({
  task: z.literal('redact'),
  account: Ref,
  /** Who used the account until then: what they set is forgotten. */
  users: z.array(z.string()),
});
export type AccountTask = z.infer<typeof AccountTask>;
