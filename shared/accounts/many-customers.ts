import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import { CUSTOMERS_A_CALL } from './limits.ts';

const Accounts = z.array(Ref).max(CUSTOMERS_A_CALL);

/** The customers that a call takes at once. */
export const ManyCustomers = Accounts.min(1);

/** The answer for each of them: done, so already, or refused with the code of an error. */
export const ManyResult = z.strictObject({
  done: Accounts,
  already: Accounts,
  refused: z
    .array(z.strictObject({ account: Ref, code: z.string().max(100) }))
    .max(CUSTOMERS_A_CALL),
});
export type ManyResult = z.infer<typeof ManyResult>;
