// @vitest-environment node
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/kernel/locale.ts';
import { missingMessages } from '#texts/message-files.ts';

/** For the night: between two of its runs a language may lack the messages that came since. */
test.each(LOCALES)('%s lacks no message', async (locale) => {
  expect([...(await missingMessages(locale))]).toEqual([]);
});
