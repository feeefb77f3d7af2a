import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queue `accounts`. */
export const AccountTask = z.strictObject({
  task: z.literal('redact'),
  account: Ref,
  /** The users until then: their settings are forgotten. */
  users: z.array(z.string()),
});
export type AccountTask = z.infer<typeof AccountTask>;
