import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { fallbackChain, type Locale, languageOf } from '#shared/kernel/locale.ts';
import type { MailMessage, MailTemplateName } from '#shared/mail/mail-message.ts';
import { addressesIn, storedTemplates, templateKey } from './stored-templates.ts';
import { builtInText } from './templates/mail-catalogue.ts';
import type { MailText } from './templates/mail-texts.ts';

export type MailTextChoice = {
  readonly locale: Locale;
  readonly text: MailText;
  readonly isBuiltIn: boolean;
};

/**
 * Returns the texts that a mail can be written in, best first: what administrators wrote in the reader's language, for
 * any of its countries; then along the reader's languages, in each the administrators' text before the built-in one.
 * Subject and body are of one language: a language that has only one of them is passed over. The last text is always
 * built in.
 */
export async function mailTextsFor(
  { template, locale }: Pick<MailMessage, 'template' | 'locale'>,
  world: Pick<MailWorld, 'values'>,
): Promise<MailTextChoice[]> {
  const chain = fallbackChain(locale);
  const stored = await storedTemplates(addressesIn(template, chain), world);
  const choices = await Promise.all(
    chain.map((language) => {
      const own = (type: 'subject' | 'body') =>
        stored.get(templateKey({ name: template, language, type }))?.template;
      return choicesIn(template, language, { subject: own('subject'), body: own('body') });
    }),
  );
  const all = choices.flat();
  const own = all.filter(
    (choice) => !choice.isBuiltIn && languageOf(choice.locale) === languageOf(locale),
  );
  return [...own, ...all.filter((choice) => !own.includes(choice))];
}

async function choicesIn(
  name: MailTemplateName,
  locale: Locale,
  own: { readonly subject: string | undefined; readonly body: string | undefined },
): Promise<MailTextChoice[]> {
  const builtIn = await builtInText(name, locale);
  const choices: MailTextChoice[] = [];
  const subject = own.subject ?? builtIn?.subject;
  const body = own.body ?? builtIn?.body;
  const isOwn = own.subject !== undefined || own.body !== undefined;
  if (isOwn && subject !== undefined && body !== undefined) {
    choices.push({ locale, text: { subject, body }, isBuiltIn: false });
  }
  if (builtIn !== undefined) choices.push({ locale, text: builtIn, isBuiltIn: true });
  return choices;
}
