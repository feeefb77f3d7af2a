import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { type Mail, MailServiceDown } from '#functions/kernel/ports/mailer.ts';
import { defined } from '#shared/kernel/defined.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { addressesOf } from './addresses-of.ts';
import { mailTextsFor } from './mail-texts-for.ts';
import { mailSiteOf, valuesOf } from './mail-values.ts';
import { addressDigest, rejectionOf } from './rejection-of.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { saveEmailEvent } from './save-email-event.ts';
import { mailTextsIn } from './templates/mail-catalogue.ts';

/**
 * Sends a mail of the outbox once to each address of its receiver, apart, so that its readers do not see each other.
 * A receiver without an address gets none, which is no error: a repetition would not mend it. An address that is
 * refused holds up no other one.
 * @throws `MailServiceDown`; another error when the mail could not be sent to an address, or another worker is sending
 * it: the queue then brings it again
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
  const failures: unknown[] = [];
  for (const to of addresses) {
    try {
      await sendTo({ to, account, message, mail }, world);
    } catch (cause) {
      if (cause instanceof MailServiceDown) throw cause;
      failures.push(cause);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function sendTo(
  {
    to,
    account,
    message,
    mail,
  }: {
    readonly to: string;
    readonly account: string | undefined;
    readonly message: MailMessage;
    readonly mail: Awaited<ReturnType<typeof composeMail>>;
  },
  world: MailWorld,
): Promise<void> {
  const { messageId, template } = message;
  if (await isRejected(message, { account, to }, world)) {
    world.log.info('mail to a rejected address', { messageId, template });
    return;
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

/** Returns the account of the mail's address, where the mail goes to an address. */
const accountOf = (message: MailMessage): string | undefined =>
  message.template === 'emailVerification' ? message.params.account : undefined;

/**
 * Tells whether a mail would only confuse by now: its code has run out, or its reminder is of something over. A
 * reminder of a step that still waits is never too late.
 */
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

/**
 * Tells whether an address is rejected for this mail. A code still goes to an address that bounced: only a code that
 * comes back shows that the address works again.
 */
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

type ComposedMail = RenderedMail & Pick<Mail, 'from' | 'fromName' | 'unsubscribe'>;

/**
 * Writes a mail in its reader's language: with an administrator's text, or with the built-in one where there is none
 * or it cannot be used any more.
 */
async function composeMail(
  message: MailMessage,
  world: Pick<MailWorld, 'store' | 'values' | 'config' | 'log'>,
): Promise<ComposedMail> {
  const site = await mailSiteOf(message.params.country, world);
  const { tried, locale: asked } = message;
  const choices = tried
    ? [{ locale: asked, text: tried, isBuiltIn: true }]
    : await mailTextsFor(message, world);
  for (const { locale, text, isBuiltIn } of choices) {
    const texts = await mailTextsIn(locale);
    const values = valuesOf(message, { site, texts, locale });
    try {
      const mail = renderMail({ ...text, footer: texts.footer }, values, toLanguageTag(locale));
      return {
        ...mail,
        fromName: site.domain,
        ...defined({ from: site.sender }),
        ...(message.template === 'newOffers' && {
          unsubscribe: site.address + message.params.link,
        }),
      };
    } catch (cause) {
      if (isBuiltIn) throw cause;
      world.log.error('mail template broken', cause, { template: message.template, locale });
    }
  }
  throw new Error(`There is no text for the mail ${message.template}.`);
}
