import { administrators } from '#functions/contact/public.ts';
import type { Context } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { readerLocale } from '#functions/mail/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { ACCOUNT_USERS_PATH } from '#shared/accounts/account-users-path.ts';
import { TOLD_ADDRESSES } from '#shared/accounts/limits.ts';
import { objectionPath } from '#shared/accounts/objection-path.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import { PERSON_LENGTH } from '#shared/mail/limits.ts';
import type { MailMessage, MailParams } from '#shared/mail/mail-message.ts';
import { findAccount } from './find-account.ts';
import type { Person } from './registering-person.ts';

/** An account, or an address, and the language it is written to. */
type Receiver = { readonly to: string; readonly locale: Locale };
type MailContext = Pick<Context, 'store' | 'search' | 'newId' | 'clock'>;

/**
 * Mails that somebody uses the account by an invitation. Addresses are those from before: whoever joins can change
 * them, but nobody is kept from learning of it.
 */
export async function joinedMails(
  context: MailContext,
  before: Entity<Account>,
  person: Person,
): Promise<OutboxMessage[]> {
  const params = { ...aboutUser(before, person), link: ACCOUNT_USERS_PATH };
  return (await addressesAround(context, before, [person.user])).map((receiver) =>
    mail({ ...envelope(context, receiver), template: 'accountJoined', params }),
  );
}

/** Mails that somebody took the farm by its facts, to its addresses and control body, with the link against it. */
export async function claimedMails(
  context: MailContext,
  before: Entity<Account>,
  { person, objectionId, expires }: { person: Person; objectionId: string; expires: string },
): Promise<OutboxMessage[]> {
  const params = { ...aboutUser(before, person), link: objectionPath(objectionId), expires };
  const receivers = [
    ...(await addressesAround(context, before, [person.user])),
    ...(await controlBodies(context, before)),
  ];
  return receivers.map((receiver) =>
    mail({ ...envelope(context, receiver), template: 'farmClaimed', params }),
  );
}

/**
 * Mails that users use the account no more. Who was removed is told, too; who was objected to is not, but control body
 * and administrators are.
 */
export async function leftMails(
  context: MailContext,
  before: Entity<Account>,
  { after, departure }: { after: Account; departure: MailParams['accountLeft']['departure'] },
): Promise<OutboxMessage[]> {
  const gone = before.data.ssoUsers.filter((user) => !after.ssoUsers.includes(user));
  const users = after.ssoUsers.length;
  const isGrave = departure === 'objected' || users === 0;
  const receivers = [
    ...(await addressesAround(context, before, departure === 'removed' ? [] : gone)),
    ...(isGrave ? await controlBodies(context, before) : []),
    ...(departure === 'objected' ? await administratorReceivers(context) : []),
  ];
  const people = gone.map((user) => personOf(before.data, user));
  const params = { ...aboutUsers(before, people), departure, users };
  return receivers.map((receiver) =>
    mail({ ...envelope(context, receiver), template: 'accountLeft', params }),
  );
}

/** Addresses of the account and of its users, each once; those that rejected mails are left out. */
async function addressesAround(
  { store }: Pick<Context, 'store'>,
  { data }: Entity<Account>,
  without: readonly string[],
): Promise<Receiver[]> {
  const { address, emails } = data.userData;
  const own = emails.filter(({ status }) => status !== 'rejected').map(({ email }) => email);
  const isRejected = (email: string) =>
    emails.some(
      (known) => known.status === 'rejected' && emailKey(known.email) === emailKey(email),
    );
  const users = (data.joinings ?? []).filter(({ user }) => !without.includes(user));
  const all = [address.email, ...own, ...users.map(({ email }) => email)].flatMap((email) =>
    email === undefined || isRejected(email) ? [] : [[emailKey(email), email] as const],
  );
  const locale = await readerLocale(data, { store });
  const once = [...new Map(all.toReversed()).values()].toReversed();
  return once.slice(0, TOLD_ADDRESSES).map((to) => ({ to, locale }));
}

/** The control bodies in charge of a farm. */
async function controlBodies(
  { store }: Pick<Context, 'store'>,
  { data }: Entity<Account>,
): Promise<Receiver[]> {
  const ids = data.userData.insData.flatMap(({ ins, deactivatedOn }) =>
    deactivatedOn === undefined ? [ins] : [],
  );
  const bodies = await Promise.all(ids.map((id) => findAccount({ store }, id)));
  return Promise.all(
    bodies
      .filter((body) => body !== undefined)
      .map(async (body) => ({ to: body.id, locale: await readerLocale(body.data, { store }) })),
  );
}

const administratorReceivers = async (context: MailContext): Promise<Receiver[]> =>
  (await administrators(context)).map(({ id: to, locale }) => ({ to, locale }));

/** Returns the person behind a user of the account, as far as the account knows. */
function personOf({ joinings = [] }: Account, user: string): Person {
  return joinings.find((joining) => joining.user === user) ?? { user };
}

/** Which account it is, and who. */
export const aboutUser = (account: Entity<Account>, person: Person) =>
  aboutUsers(account, [person]);

function aboutUsers({ data }: Entity<Account>, people: readonly Person[]) {
  const { country, name: accountName } = data.staticData;
  const known = people.flatMap((person) => shownPerson(person) ?? []).join(', ');
  const person = known.slice(0, PERSON_LENGTH);
  return { country, accountName, ...(person !== '' && { person }) };
}

function shownPerson({ name, email }: Person): string | undefined {
  return name !== undefined && email !== undefined ? `${name} (${email})` : (name ?? email);
}

const envelope = ({ newId }: Pick<Context, 'newId'>, receiver: Receiver) => ({
  messageId: newId(),
  ...receiver,
});

const mail = (body: MailMessage): OutboxMessage => ({ queue: 'mail', body });
