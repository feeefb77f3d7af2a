import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queue `accounts`: a task with an account. */
export const AccountTask = z.strictObject({
  task: z.literal('redact'),
  account: Ref,
  /** The users before the redaction: their settings are forgotten. */
  users: z.array(z.string()),
});
export type AccountTask = z.infer<typeof AccountTask>;
