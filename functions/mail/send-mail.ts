import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { addressesOf } from './addresses-of.ts';
import { composeMail } from './compose-mail.ts';
import { addressDigest, rejectionOf } from './rejected-addresses.ts';
import { saveEmailEvent } from './save-email-event.ts';

/**
 * Sends a mail of the outbox, once to each address of its receiver, apart, so that they do not see each other. Who has
 * no address gets none; that is not an error that a repetition would mend.
 * @throws `MailServiceDown`; another error when it could not be sent, or another worker is sending it: the queue then
 * brings it again
 */
export async function sendMail(message: MailMessage, world: MailWorld): Promise<void> {
  const { messageId, template } = message;
  if (isTooLate(message, world)) {
    world.log.info('mail too late', { messageId, template });
    return;
  }
  const mail = await composeMail(message, world);
  const { account = accountOf(message), addresses } = await addressesOf(message.to, world.store);
  if (addresses.length === 0) world.log.info('mail without address', { messageId, template });
  for (const to of addresses) {
    if (await isRejected(message, { account, to }, world)) {
      world.log.info('mail to a rejected address', { messageId, template });
      continue;
    }
    const result = await world.once.run(`mail#${messageId}#${addressDigest(to)}`, () =>
      world.mailer.send({
        to,
        messageId,
        ...mail,
        ...defined({ account }),
        ...(message.template === 'contactRequest' && { replyTo: message.params.email }),
      }),
    );
    if (result === 'running') throw new Error('Another worker is sending this mail.');
    world.log.info('mail', { messageId, template, result });
  }
}

/** Returns the account of the address, where the mail goes to an address. */
const accountOf = (message: MailMessage): string | undefined =>
  message.template === 'emailVerification' ? message.params.account : undefined;

/** A code that has run out would only confuse, and so would a reminder of what is over. A step that stays waits on. */
function isTooLate(message: MailMessage, { clock }: Pick<MailWorld, 'clock'>): boolean {
  const now = clock.now().toISOString();
  switch (message.template) {
    case 'emailVerification':
    case 'farmCode':
      return message.params.expires <= now;
    case 'requestStepDue':
    case 'requestEndsSoon':
    case 'requestLapsesSoon':
      return message.params.until <= now;
    default:
      return false;
  }
}

/** A code is still sent to an address that bounced: how else could its owner show that it is mended? */
async function isRejected(
  { template }: MailMessage,
  { account, to }: { readonly account: string | undefined; readonly to: string },
  world: MailWorld,
): Promise<boolean> {
  const reason = await rejectionOf(to, world);
  if (reason === undefined) return false;
  if (template === 'emailVerification' && reason === 'bounce') return false;
  if (account !== undefined) {
    await saveEmailEvent(world, { account, email: to, event: 'bounce', by: 'system' });
  }
  return true;
}
