import { expect, test } from 'vitest';
import type { Locale } from '#shared/kernel/locale.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { readValues, typedValues } from '#web/components/inputs/typed-values.ts';
import { createFormats } from '#web/i18n/formats.ts';

const fields = [
  formFieldOf('count', 'numberfield'),
  formFieldOf('weight', 'numberfield'),
  formFieldOf('day', 'datefield'),
  formFieldOf('text', 'textfield'),
  formFieldOf('lines', 'multitext'),
  formFieldOf('yes', 'checkbox'),
  formFieldOf('choice', 'select'),
];

const writingIn = (locale: Locale) => ({
  locale,
  day: createFormats(locale, (key) => key).day,
});

test.each(['de_DE', 'de_CH', 'en_GB', 'fr_FR', 'sv_SE', 'hu_HU', 'da_DK'] as const)(
  'stored answers come back unchanged through the controls of %s',
  (locale) => {
    const answers = {
      count: 1234,
      weight: 2.125,
      day: '2026-03-05',
      text: 'Text',
      lines: ['eins', 'zwei'],
      yes: true,
      choice: 'a',
    };
    const typed = typedValues(fields, answers, writingIn(locale));
    expect(readValues(fields, typed, locale)).toEqual({ values: answers, unreadable: new Map() });
  },
);

test('numbers and days are read as they are typed here', () => {
  const typed = { count: '1.234.567', weight: '12,5', day: '5.3.26' };
  expect(readValues(fields, typed, 'de_DE').values).toEqual({
    count: 1_234_567,
    weight: 12.5,
    day: '2026-03-05',
  });
});

test('what says neither a number nor a day is no answer and is told', () => {
  const typed = { count: 'viele', weight: '1.234', day: '30.2.2026' };
  expect(readValues(fields, typed, 'de_DE')).toEqual({
    values: {},
    unreadable: new Map([
      ['count', 'inputs.error.number'],
      ['weight', 'inputs.error.ambiguous'],
      ['day', 'words.dayWrong'],
    ]),
  });
});

test('a box that was emptied is not answered', () => {
  expect(readValues(fields, { count: ' ', text: '' }, 'de_DE').values).toEqual({});
});
