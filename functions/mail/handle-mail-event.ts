import type { MailWorld } from '#functions/kernel/mail-world.ts';
import type { MailEvent } from './mail-event.ts';
import { rejectAddress } from './rejected-addresses.ts';
import { saveEmailEvent } from './save-email-event.ts';

/**
 * Rejects the addresses: nothing is sent to them any more, and the account that was written to shows it. Other accounts
 * with the address show it when they are written to next.
 */
export async function handleMailEvent(
  { reason, addresses, account }: MailEvent,
  world: Pick<MailWorld, 'store' | 'values' | 'clock' | 'random' | 'log'>,
): Promise<void> {
  for (const email of addresses) {
    await rejectAddress(email, reason, world);
    if (account !== undefined) {
      await saveEmailEvent(world, { account, email, event: 'bounce', by: 'system' });
    }
    world.log.info('mail address rejected', { reason, account: account ?? null });
  }
}
