import * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import type { BlockContact } from '#shared/accounts/blocked.ts';

/** The fields of an office that everybody may see. */
const office = {
  name: 'account',
  schema: z.object({
    staticData: z.object({ name: z.string() }),
    userData: z.object({
      address: z.object({
        email: z.string().optional(),
        phone: z.string().optional(),
        website: z.string().optional(),
      }),
    }),
  }),
};

/** Returns how a control body is reached, by the id of its account; null where the account is gone. */
export async function blockContact(
  { store }: Pick<Context, 'store'>,
  ins: string,
): Promise<BlockContact | null> {
  const account = await store.latest(office, ins);
  if (account === undefined) return null;
  const { staticData, userData } = account.data;
  return { account: ins, name: staticData.name, ...userData.address };
}
