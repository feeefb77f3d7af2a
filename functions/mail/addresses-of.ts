import * as z from 'zod';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { Account } from '#shared/accounts/account.ts';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import { Email } from '#shared/kernel/email.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';

const { staticData, supExtra } = Account.shape;

/** The part of an account that says where mails go: a mail must reach an account that another release wrote. */
export const reachable = {
  name: 'account',
  schema: z.object({
    staticData: z.object(staticData.pick({ role: true }).shape),
    supExtra: z.object(supExtra.pick({ tosAcceptedOn: true }).shape),
    userData: z.object({
      address: z.object({ email: Email.optional() }),
      emails: z.array(z.object({ email: Email, status: z.string() })),
    }),
    ssoUsers: z.array(z.string()).default([]),
    joinings: z.array(z.object({ user: z.string(), email: Email.optional() })).optional(),
  }),
};
type Reachable = z.infer<typeof reachable.schema>;

export type Receiver = {
  /** The id of the account, undefined for an address that belongs to none. */
  readonly account: string | undefined;
  readonly addresses: readonly string[];
};

/** Returns the addresses of a mail: those of the account, or the address itself; none when there is no such account. */
export async function addressesOf(
  to: string,
  store: Pick<EntityStore, 'latest'>,
): Promise<Receiver> {
  if (Email.safeParse(to).success) return { account: undefined, addresses: [to] };
  const entity = await store.latest(reachable, to, { fresh: true });
  if (entity === undefined) return { account: undefined, addresses: [] };
  return { account: to, addresses: [...new Set(mailedAddresses(entity.data))] };
}

/**
 * Returns the addresses that mails to an account go to. One that names none, or only some that wait for their
 * code, is reached by those that the single sign-on has verified of its users: a farm comes without one from many
 * imports, and who registers for it would hear of no decision.
 */
export function mailedAddresses(account: Reachable): string[] {
  const { ssoUsers, joinings = [], userData } = account;
  const namesNone =
    userData.address.email === undefined &&
    userData.emails.every(({ status }) => status === 'open');
  if (!namesNone) return namedAddresses(account);
  const addresses = ssoUsers.flatMap(
    (user) => joinings.findLast((joining) => joining.user === user)?.email ?? [],
  );
  return [...new Map(addresses.map((email) => [emailKey(email), email])).values()];
}

/**
 * Returns the addresses that an account names for its mails, which prove whose it is: its verified addresses, or, as
 * long as it has none, the address it was registered with. One that was rejected waits for its code; who cannot have
 * one sent has mails tried there again as soon as `rejectionOf` lets them.
 */
export function namedAddresses(account: Reachable): string[] {
  const { address, emails } = account.userData;
  const verified = emails.filter(({ status }) => status === 'verified').map(({ email }) => email);
  if (verified.length > 0 || address.email === undefined) return verified;
  const registered = emails.find(({ email }) => isSameAddress(email, address.email));
  const waits =
    registered?.status === 'rejected' && hasProfileFeature(accountRoles(account), 'emails');
  return waits ? [] : [address.email];
}

/** Tells whether two texts are the same e-mail address. */
export const isSameAddress = (address: string, other: string | undefined): boolean =>
  other !== undefined && emailKey(address) === emailKey(other);
