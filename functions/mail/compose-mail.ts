import type { MailWorld } from '#functions/kernel/mail-world.ts';
import type { Mail } from '#functions/kernel/ports/mailer.ts';
import { defined } from '#shared/kernel/defined.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { mailTextsFor } from './mail-texts-for.ts';
import { mailSiteOf, valuesOf } from './mail-values.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { mailTextsIn } from './templates/mail-catalogue.ts';

export type ComposedMail = RenderedMail & Pick<Mail, 'from' | 'unsubscribe'>;

/**
 * Writes a mail in its reader's language: with an administrator's text, or with the built-in one where there is none
 * or it cannot be used any more.
 */
export async function composeMail(
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
