import type { World } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { ACCOUNT_EMAILS } from '#shared/accounts/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { EmailEvent } from '#shared/mail/email-status.ts';
import { mailErrors } from '#shared/mail/errors.ts';
import { keptStatus, withEmailEvent } from '#shared/mail/with-email-event.ts';
import { isSameAddress } from './addresses-of.ts';

/** Returns the account as it is stored now; undefined when there is none. */
export function storedAccount(
  { store }: Pick<World, 'store'>,
  id: string,
): Promise<Entity<Account> | undefined> {
  return store.latest(accountClass, id, { fresh: true });
}

/**
 * Saves an event about one of an account's addresses, and queues `messages` in the same save; both also where the
 * event changes nothing. A save of the account by others meanwhile is kept.
 * @throws AppError `mail.tooManyAddresses`
 */
export function saveEmailEvent(
  world: Pick<World, 'store' | 'random'>,
  happened: {
    readonly account: string;
    readonly email: string;
    readonly event: EmailEvent;
    /** The id of the account that caused the event, or `system`. */
    readonly by: string;
    readonly messages?: readonly OutboxMessage[];
    /** Returns further mails about what the event changes. */
    readonly mailsAbout?: (
      before: Entity<Account>,
      after: Account['userData'],
    ) => Promise<readonly OutboxMessage[]>;
  },
): Promise<void> {
  const { store } = world;
  const { email, event, by, messages = [], mailsAbout } = happened;
  return retryOnConflict(world, async () => {
    const before = await storedAccount({ store }, happened.account);
    const emails = before && withEmailEvent(listed(before.data.userData, happened), email, event);
    if (before === undefined || emails === undefined || emails === before.data.userData.emails) {
      await store.send(messages);
      return;
    }
    if (emails.length > ACCOUNT_EMAILS) throw new AppError(mailErrors.tooManyAddresses);
    const userData = { ...before.data.userData, emails };
    const change = { kind: 'update', before, data: { ...before.data, userData } } as const;
    const changeset = accountChangeset([`e-mail ${event}`]);
    const more = mailsAbout ? await mailsAbout(before, userData) : [];
    await store.save({ changes: [change], by, changeset, messages: [...messages, ...more] });
  });
}

/**
 * Returns the addresses of an account, with the one that it was registered with where that bounces and is not listed.
 */
function listed(
  { address, emails }: Account['userData'],
  { email, event }: { readonly email: string; readonly event: EmailEvent },
): Account['userData']['emails'] {
  const isUnlisted =
    event === 'bounce' &&
    isSameAddress(email, address.email) &&
    keptStatus(emails, email) === 'unknown';
  return isUnlisted && emails.length < ACCOUNT_EMAILS
    ? [...emails, { email, status: 'open' }]
    : emails;
}
