import { expect, test } from 'vitest';
import { detailText, errorText } from '#web/i18n/error-text.ts';
import { de_DE as errors } from '#web/i18n/messages/errors/de_DE.ts';
import { de_DE as shell } from '#web/i18n/messages/shell/de_DE.ts';
import { createTexts } from '#web/i18n/texts.ts';
import { ApiError } from '#web/kernel/api-error.ts';

const texts = createTexts(
  'de_DE',
  [{ locale: 'de_DE', messages: { ...shell, ...errors } }],
  (key) => {
    throw new Error(`${key} is broken`);
  },
);
const failure = (more: { code: string; status?: number; id?: string }) =>
  new ApiError({ message: 'what the server says', status: 400, ...more });

test('a failure is said in the reader’s language', () => {
  expect(errorText(texts, failure({ code: 'requests.noAutForRegion' }))).toBe(
    'Für diese Region ist keine Behörde eingetragen.',
  );
});

test('a code that the catalogue does not know shows what the server says', () => {
  expect(errorText(texts, failure({ code: 'new.code' }))).toBe('what the server says');
});

test('a crash shows its number for enquiries', () => {
  expect(errorText(texts, failure({ code: 'kernel.internal', status: 500, id: 'abc' }))).toBe(
    'Ein unerwarteter Fehler ist aufgetreten. Nummer für Rückfragen: abc',
  );
});

test('anything else that was thrown is a failure without details', () => {
  expect(errorText(texts, new TypeError('x is undefined'))).toBe(
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  );
});

test('what is wrong with a field names its bound', () => {
  const detail = { path: 'data.amount', code: 'fields.tooBig', message: 'too big' };
  expect(detailText(texts.find, { ...detail, limit: 200 })).toBe(
    'Die Zahl darf höchstens 200 sein.',
  );
  expect(detailText(texts.find, { ...detail, code: 'new.code' })).toBe('too big');
});
