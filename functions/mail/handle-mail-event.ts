import type { MailWorld } from '#functions/kernel/mail-world.ts';
import type { MailEvent } from './mail-event.ts';
import { isAnsweredSince, rejectAddress } from './rejected-addresses.ts';
import { saveEmailEvent } from './save-email-event.ts';

/**
 * Rejects the addresses of an event: no mail goes to them any more, and the account of the mail shows it. Other
 * accounts with the address show it when the next mail for them is due. A bounce of a mail from before a code came back
 * is out of date.
 */
export async function handleMailEvent(
  { reason, addresses, account, sentOn }: MailEvent,
  world: Pick<MailWorld, 'store' | 'values' | 'clock' | 'random' | 'log'>,
): Promise<void> {
  for (const email of addresses) {
    if (reason === 'bounce' && (await isAnsweredSince(email, sentOn, world))) continue;
    await rejectAddress(email, reason, world);
    if (account !== undefined) {
      await saveEmailEvent(world, { account, email, event: 'bounce', by: 'system' });
    }
    world.log.info('mail address rejected', { reason, account: account ?? null });
  }
}
