import { createHash } from 'node:crypto';
import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { CountryEntity } from '#shared/countries/endpoints.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { requestPath } from '#shared/mail/request-path.ts';
import { addressesOf } from './addresses-of.ts';
import { type MailValues, type RenderedMail, renderMail } from './render-mail.ts';
import { mailCatalogue, mailLocaleFor } from './templates/mail-catalogue.ts';
import type { MailTexts } from './templates/mail-texts.ts';

/**
 * Sends a mail of the outbox, once to each address of its receiver, apart, so that they do not see each other. Who has
 * no address gets none; that is not an error that a repetition would mend.
 * @throws when it could not be sent, or another worker is sending it: the queue then brings it again
 */
export async function sendMail(message: MailMessage, world: MailWorld): Promise<void> {
  const { messageId, template } = message;
  const mail = await composeMail(message, world);
  const addresses = await addressesOf(message.to, world.store);
  if (addresses.length === 0) world.log.info('mail without address', { messageId, template });
  for (const to of addresses) {
    const result = await world.once.run(`mail#${messageId}#${digestOf(to)}`, () =>
      world.mailer.send({ to, messageId, ...mail }),
    );
    if (result === 'running') throw new Error('Another worker is sending this mail.');
    world.log.info('mail', { messageId, template, result });
  }
}

async function composeMail(message: MailMessage, world: MailWorld): Promise<RenderedMail> {
  const locale = mailLocaleFor(message.locale);
  const texts = mailCatalogue[locale];
  const text = { ...texts.mails[message.template], footer: texts.footer };
  return renderMail(text, await valuesOf(message, texts, world), toLanguageTag(locale));
}

/** Stands for an address in a key, where the address itself would outlast its owner's wish to be forgotten. */
const digestOf = (address: string): string =>
  createHash('sha256').update(address).digest('hex').slice(0, 32);

async function valuesOf(
  { template, params }: MailMessage,
  texts: MailTexts,
  world: MailWorld,
): Promise<MailValues> {
  const domain = await domainOf(params.country, world);
  const site = world.config.PUBLIC_URL_PATTERN.replace('{domain}', domain);
  const values = { hid: params.hid, domain, link: `${site}${requestPath(params.request)}` };
  return template === 'requestDecided'
    ? { ...values, outcome: texts.outcomes[params.outcome] }
    : values;
}

async function domainOf(id: string, { store }: Pick<MailWorld, 'store'>): Promise<string> {
  const country = CountryEntity.parse(await store.latest(id));
  const [domain] = country.data.domains;
  if (domain === undefined) throw new Error('The country of the mail has no domain.');
  return domain;
}
