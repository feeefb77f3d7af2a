// @vitest-environment node
import { expect, test } from 'vitest';
import { MAIL_LOCALES, mailTextsIn } from '#functions/mail/templates/mail-catalogue.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { messageFiles, readMessages } from '#texts/message-files.ts';

// Mails of Switzerland are made of those of its neighbours (`swiss-mails.ts`).
const OWN = MAIL_LOCALES.filter((locale) => !locale.endsWith('_CH'));
const messagesOf = (locale: Locale, of: string) =>
  readMessages(messageFiles(locale).find(({ part }) => part === of)?.path ?? '');

test.each(OWN)(
  'mails in %s say how a request was decided by the words of its status',
  async (locale) => {
    const messages = await messagesOf(locale, 'requests');
    for (const [outcome, said] of Object.entries((await mailTextsIn(locale)).outcomes)) {
      expect(said).toBe(messages[`requests.status.${outcome}`]?.toLocaleLowerCase());
    }
  },
);

test.each(OWN)('mails in %s name a role as the screens do', async (locale) => {
  const messages = await messagesOf(locale, 'shell');
  for (const [role, said] of Object.entries((await mailTextsIn(locale)).roles)) {
    expect(said.toLocaleLowerCase()).toBe(messages[`role.${role}`]?.toLocaleLowerCase());
  }
});
