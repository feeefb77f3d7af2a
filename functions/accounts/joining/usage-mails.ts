import { findAccount } from '#functions/accounts/account/find-account.ts';
import { settledAddresses } from '#functions/accounts/account/settled-addresses.ts';
import { administrators } from '#functions/contact/public.ts';
import type { Context } from '#functions/kernel/context.ts';
import { stableId } from '#functions/kernel/stable-id.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { readerLocale } from '#functions/mail/public.ts';
import { offersSince } from '#functions/offers/public.ts';
import { requestsSentSince } from '#functions/requests/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { ACCOUNT_USERS_PATH } from '#shared/accounts/account-users-path.ts';
import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import { OBJECTION_NAMES, TOLD_ADDRESSES } from '#shared/accounts/limits.ts';
import { mailedName } from '#shared/accounts/mailed-name.ts';
import { objectionPath } from '#shared/accounts/objection-path.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import { PERSON_LENGTH } from '#shared/mail/limits.ts';
import type { MailMessage, MailParams } from '#shared/mail/mail-message.ts';
import type { Person } from './registering-person.ts';

/** A reader of a mail, by account or address, and the language of the mail. */
type Receiver = { readonly to: string; readonly locale: Locale };
type MailContext = Pick<Context, 'store' | 'search' | 'newId' | 'clock' | 'values'>;

/**
 * Returns the mails that tell of a new user who joined by an invitation. They go to the addresses from before: the
 * new user can change those, and the former readers still learn of it.
 */
export async function joinedMails(
  context: MailContext,
  before: Entity<Account>,
  person: Person,
): Promise<OutboxMessage[]> {
  const params = { ...aboutUser(before, person), link: ACCOUNT_USERS_PATH };
  const envelope = dailyEnvelope(context, before, ['accountJoined', person.user]);
  return (await readersOf(context, before, [person.user])).map((receiver) =>
    mail({ ...envelope(receiver), template: 'accountJoined', params }),
  );
}

/**
 * Returns the mails to a farm's addresses and control body that tell who took the farm by its facts, with the link to
 * object.
 */
export async function claimedMails(
  context: MailContext,
  before: Entity<Account>,
  { person, objectionId, expires }: { person: Person; objectionId: string; expires: string },
): Promise<OutboxMessage[]> {
  const params = { ...aboutUser(before, person), link: objectionPath(objectionId), expires };
  const receivers = [
    ...(await readersOf(context, before, [person.user])),
    ...(await controlBodies(context, before)),
  ];
  return receivers.map((receiver) =>
    mail({ ...envelope(context, receiver), template: 'farmClaimed', params }),
  );
}

/** Returns the mails that a user does not use the account any more. They go to a removed user too. */
export async function leftMails(
  context: MailContext,
  before: Entity<Account>,
  { after, departure }: { after: Account; departure: MailParams['accountLeft']['departure'] },
): Promise<OutboxMessage[]> {
  const gone = before.data.ssoUsers.filter((user) => !after.ssoUsers.includes(user));
  const users = after.ssoUsers.length;
  const receivers = [
    ...(await readersOf(context, before, departure === 'removed' ? [] : gone)),
    ...(users === 0 ? await controlBodies(context, before) : []),
  ];
  const people = gone.map((user) => personOf(before.data, user));
  const params = { ...aboutUsers(before, people), departure, users };
  const envelope = dailyEnvelope(context, before, ['accountLeft', ...gone]);
  return receivers.map((receiver) =>
    mail({ ...envelope(receiver), template: 'accountLeft', params }),
  );
}

/**
 * Returns the mails that tell of an objection, and of the offers and requests since the joining. They go to the
 * addresses that the farm has again, its remaining users, its control body and the administrators.
 */
export async function restoredMails(
  context: MailContext,
  before: Entity<Account>,
  { after, joining }: { after: Account; joining: Joining },
): Promise<OutboxMessage[]> {
  const { on: since, user } = joining;
  const receivers = [
    ...(await addressesAround(context, { ...before, data: after }, [user])),
    ...(await controlBodies(context, before)),
    ...(await administratorReceivers(context)),
  ];
  const gone = before.data.ssoUsers.filter((other) => !after.ssoUsers.includes(other));
  const people = [...new Set([user, ...gone])].map((other) => personOf(before.data, other));
  const named = { since, limit: OBJECTION_NAMES };
  const requests = await requestsSentSince(context, before.id, named);
  const params = { ...aboutUsers(before, people), users: after.ssoUsers.length, since, requests };
  return Promise.all(
    receivers.map(async (receiver) => {
      const offers = await offersSince(context, before.id, { ...named, locale: receiver.locale });
      const body = { template: 'farmRestored', params: { ...params, offers } } as const;
      return mail({ ...envelope(context, receiver), ...body });
    }),
  );
}

/** Returns the readers of an account's mails, and those of before a change of its addresses, who must not be silenced. */
const readersOf = async (
  context: MailContext,
  account: Entity<Account>,
  without: readonly string[],
): Promise<Receiver[]> =>
  addressesAround(context, account, without, await settledAddresses(context, account));

/**
 * Returns the addresses of the account and of its users, as far as they have not rejected mails, and others before them,
 * each once. Users themselves can have an address rejected, so that the others stay.
 */
async function addressesAround(
  { store }: Pick<Context, 'store'>,
  { data }: Entity<Account>,
  without: readonly string[],
  others: readonly string[] = [],
): Promise<Receiver[]> {
  const { address, emails } = data.userData;
  // An address that is not verified may be a stranger's.
  const own = emails.filter(({ status }) => status === 'verified').map(({ email }) => email);
  const isRejected = (email: string) =>
    emails.some(
      (other) => other.status === 'rejected' && emailKey(other.email) === emailKey(email),
    );
  const users = (data.joinings ?? []).filter(
    ({ user }) => data.ssoUsers.includes(user) && !without.includes(user),
  );
  const present = [address.email, ...own, ...users.map(({ email }) => email)].flatMap((email) =>
    email === undefined || isRejected(email) ? [] : email,
  );
  const all = [...others, ...present].map((email) => [emailKey(email), email] as const);
  const locale = await readerLocale(data, { store });
  const once = [...new Map(all.toReversed()).values()].toReversed();
  return once.slice(0, TOLD_ADDRESSES).map((to) => ({ to, locale }));
}

/** Returns the confirmed control bodies in charge of a farm; a deactivated one has no say any more. */
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
      .filter(({ data: { active, staticData } }) => active && isConfirmedControlBody(staticData))
      .map(async (body) => ({ to: body.id, locale: await readerLocale(body.data, { store }) })),
  );
}

const administratorReceivers = async (context: MailContext): Promise<Receiver[]> =>
  (await administrators(context)).map(({ id: to, locale }) => ({ to, locale }));

/** Returns the person behind a user of the account, as far as the account knows. */
function personOf({ joinings = [] }: Account, user: string): Person {
  return joinings.findLast((joining) => joining.user === user) ?? { user };
}

/** Returns the values of a mail that name the account and the user. */
export const aboutUser = (account: Entity<Account>, person: Person) =>
  aboutUsers(account, [person]);

function aboutUsers({ data }: Entity<Account>, people: readonly Person[]) {
  const { country } = data.staticData;
  const accountName = mailedName(data.staticData);
  const names = people.flatMap((person) => shownPerson(person) ?? []).join(', ');
  const person = names.slice(0, PERSON_LENGTH);
  return { country, accountName, ...(person !== '' && { person }) };
}

function shownPerson({ name, email }: Person): string | undefined {
  return name !== undefined && email !== undefined ? `${name} (${email})` : (name ?? email);
}

const envelope = ({ newId }: Pick<Context, 'newId'>, receiver: Receiver) => ({
  messageId: newId(),
  ...receiver,
});

/**
 * Returns the envelopes of mails that tell of an act that people can repeat: joining and leaving there and back mails
 * an address once a day.
 */
function dailyEnvelope(
  { clock }: Pick<Context, 'clock'>,
  { id }: Entity<Account>,
  act: readonly string[],
): (receiver: Receiver) => { readonly messageId: string } & Receiver {
  const day = utcDayOf(clock.now());
  return (receiver) => ({
    messageId: stableId([id, ...act, emailKey(receiver.to), day].join(' ')),
    ...receiver,
  });
}

const mail = (body: MailMessage): OutboxMessage => ({ queue: 'mail', body });
