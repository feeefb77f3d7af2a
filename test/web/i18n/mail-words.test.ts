// @vitest-environment node
import { expect, test } from 'vitest';
import { MAIL_LOCALES, mailTextsIn } from '#functions/mail/templates/mail-catalogue.ts';
import { messageFiles, readMessages } from '#texts/message-files.ts';

// Mails in Swiss German are the German ones, written without ß.
test.each(MAIL_LOCALES.filter((locale) => !locale.endsWith('_CH')))(
  'mails in %s say how a request was decided by the words of its status',
  async (locale) => {
    const { outcomes } = await mailTextsIn(locale);
    const path = messageFiles(locale).find(({ part }) => part === 'requests')?.path ?? '';
    const messages = await readMessages(path);
    for (const [outcome, said] of Object.entries(outcomes)) {
      expect(said).toBe(messages[`requests.status.${outcome}`]?.toLocaleLowerCase());
    }
  },
);

test.each(MAIL_LOCALES.filter((locale) => !locale.endsWith('_CH')))(
  'mails in %s name a role as the screens do',
  async (locale) => {
    const { roles } = await mailTextsIn(locale);
    const path = messageFiles(locale).find(({ part }) => part === 'shell')?.path ?? '';
    const messages = await readMessages(path);
    for (const [role, said] of Object.entries(roles)) {
      expect(said.toLocaleLowerCase()).toBe(messages[`role.${role}`]?.toLocaleLowerCase());
    }
  },
);
