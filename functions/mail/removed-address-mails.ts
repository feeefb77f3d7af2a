import type { Context } from '#functions/kernel/context.ts';
import { stableId } from '#functions/kernel/stable-id.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import type { Account } from '#shared/accounts/account.ts';
import { mailedName } from '#shared/accounts/mailed-name.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { isSameAddress, mailedAddresses } from './addresses-of.ts';
import { readerLocale } from './reader-locale.ts';

/**
 * Returns the mails to the addresses that mails of an account go to no longer after a change of its user data: whoever
 * took the account cannot silence its owner.
 */
export async function removedAddressMails(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  { id, data }: Entity<Account>,
  after: Account['userData'],
): Promise<OutboxMessage[]> {
  const kept = mailedAddresses({ ...data, userData: after });
  const removed = mailedAddresses(data).filter(
    (email) => !kept.some((other) => isSameAddress(email, other)),
  );
  const locale = await readerLocale(data, { store });
  const { country } = data.staticData;
  const accountName = mailedName(data.staticData);
  const day = utcDayOf(clock.now());
  return removed.map((to) => {
    const body: MailMessage = {
      // An unverified address may be a stranger's: changes there and back must not flood it, so one mail goes a day.
      messageId: stableId(`${id} ${emailKey(to)} ${day}`),
      template: 'addressRemoved',
      to,
      locale,
      params: { country, accountName },
    };
    return { queue: 'mail', body };
  });
}
