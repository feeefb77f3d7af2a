import * as z from 'zod';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { Email } from '#shared/kernel/address.ts';

/** Only what is read here: a mail must reach an account that another release wrote. */
const Reachable = z.object({
  userData: z.object({
    address: z.object({ email: Email.optional() }),
    emails: z.array(z.object({ email: Email, status: z.string() })),
  }),
});

/**
 * Where a mail goes now: an account's verified addresses, or, as long as it has none, the address it was registered
 * with; none when there is no such account or address.
 */
export async function addressesOf(
  to: string,
  store: Pick<EntityStore, 'latest'>,
): Promise<readonly string[]> {
  if (Email.safeParse(to).success) return [to];
  const account = await store.latest(to, { fresh: true });
  if (account?.entityclass !== 'account') return [];
  const { address, emails } = Reachable.parse(account.data).userData;
  const verified = emails.filter(({ status }) => status === 'verified').map(({ email }) => email);
  if (verified.length > 0) return verified;
  return address.email === undefined ? [] : [address.email];
}
