import type { Implementation } from '#functions/kernel/context.ts';
import type { MarkupBlock } from '#shared/kernel/markup.ts';
import type { mailEndpoints, TriedMail } from '#shared/mail/endpoints.ts';
import { checkTemplate } from './check-template.ts';
import { valuesOf } from './mail-values.ts';
import { fillMail, plainText } from './render-mail.ts';
import { sampleMail } from './sample-mail.ts';
import { mailTextsIn } from './templates/mail-catalogue.ts';

/** The site of a preview, which names nothing real: a preview shows how a mail looks, not where it leads. */
const SITE = {
  domain: 'www.example.org',
  address: 'https://www.example.org',
  timeZone: 'Europe/Berlin',
} as const;

/**
 * Returns a mail as its receivers would see it.
 * @throws as `checkTried`
 */
export const previewTemplate: Implementation<typeof mailEndpoints.previewTemplate> = async (
  { name, language, ...text },
  { clock, newId },
) => {
  checkTried({ name, language, ...text });
  const texts = await mailTextsIn(language);
  const id = newId();
  const message = sampleMail(name, {
    to: 'anna.muster@example.org',
    locale: language,
    country: id,
    account: id,
    messageId: id,
    now: clock.now(),
  });
  const values = valuesOf(message, { site: SITE, texts, locale: language });
  const { subject, blocks } = fillMail({ ...text, footer: texts.footer }, values);
  return { subject, text: plainText(blocks), blocks: blocks.map(copied) };
};

/**
 * Refuses texts that could not be saved, each at its field.
 * @throws as `checkTemplate`
 */
export function checkTried({ name, language, subject, body }: TriedMail): void {
  checkTemplate(subject, { name, language, type: 'subject' }, 'subject');
  checkTemplate(body, { name, language, type: 'body' }, 'body');
}

/** Copies a block, because the contract's lists can be written to and the renderer's cannot. */
const copied = (block: MarkupBlock) =>
  block.kind === 'list'
    ? { kind: block.kind, items: block.items.map((item) => [...item]) }
    : { kind: block.kind, parts: [...block.parts] };
