import { beforeAll, expect, test } from 'vitest';
import { exportTextsFor } from '#functions/exports/texts/export-texts-for.ts';
import { importTextsFor } from '#functions/imports/texts/import-texts-for.ts';
import { mailTextsIn } from '#functions/mail/templates/mail-catalogue.ts';
import { lineTextsFor } from '#shared/imports/line-texts/line-texts-for.ts';
import { type Locale, ownLanguageChain } from '#shared/kernel/locale.ts';
import { wholeLocales } from '#texts/message-files.ts';

const textsBeside: Readonly<Record<string, (locale: Locale) => unknown>> = {
  mails: mailTextsIn,
  exports: exportTextsFor,
  imports: importTextsFor,
  lines: lineTextsFor,
};

let languages: Locale[];
beforeAll(async () => {
  const whole = await wholeLocales();
  languages = whole.filter((locale) => ownLanguageChain(locale).length === 1);
});

test.each(Object.entries(textsBeside))(
  'a language that pages offer has %s of its own',
  async (_, textsIn) => {
    expect(languages.length).toBeGreaterThan(1);
    expect(new Set(await Promise.all(languages.map(textsIn))).size).toBe(languages.length);
  },
);
