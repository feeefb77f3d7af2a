import { expect, test } from 'vitest';
import type { Locale } from '#shared/kernel/locale.ts';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { browserLocale, chooseLocale } from '#web/i18n/choose-locale.ts';
import { createFormats } from '#web/i18n/formats.ts';
import { exampleDay, parseDay } from '#web/i18n/parse-day.ts';
import { parseDecimal, parseInteger } from '#web/i18n/parse-number.ts';

const formatsOf = (locale: Locale) =>
  createFormats(locale, (key, values) => `${key} ${JSON.stringify(values)}`);

test.each<[Locale, string]>([
  ['de_DE', '05.03.2026'],
  ['da_DK', '05.03.2026'],
  ['en_GB', '05/03/2026'],
  ['es_ES', '05/03/2026'],
  ['nl_NL', '05-03-2026'],
  ['sv_SE', '2026-03-05'],
  // In one line: what does not break stands between its parts.
  ['hu_HU', '2026.\u00a003.\u00a005.'],
  ['hr_HR', '05.\u00a003.\u00a02026.'],
])('a day in %s shows day, month and a year of four digits: %s', (locale, shown) => {
  expect(formatsOf(locale).day('2026-03-05')).toBe(shown);
});

test('a day stays the same day in every time zone, a long one has its month in words', () => {
  expect(formatsOf('de_DE').longDay('2026-03-05')).toBe('5. März 2026');
});

test('numbers are grouped as the language groups them', () => {
  expect(formatsOf('de_DE').number(1234567)).toBe('1.234.567');
  expect(formatsOf('en_GB').number(1234567.55, 1)).toBe('1,234,567.6');
});

test('a week is named by a message and dated from Monday to Sunday', () => {
  const { week, weekDays } = formatsOf('de_DE');
  expect(week('2026-W12')).toBe('calendar.week {"week":12}');
  expect(weekDays('2026-W12')).toBe('16.–22. März');
});

test.each<[Locale, string, string]>([
  ['lt_LT', 'sausio 5–11', '01-05'],
  ['hr_HR', '5.\u2009–\u200911. siječnja', '05. 01.'],
  ['it_IT', '5–11 gen', '05/01'],
  ['da_DK', '5.–11. jan.', '5.1'],
])('in %s a week is dated as people write it: %s, %s', (locale, days, first) => {
  const { weekDays, monday } = formatsOf(locale);
  expect([weekDays('2026-W02'), monday('2026-W02')]).toEqual([days, first]);
});

test.each<[Locale, string, string, string]>([
  ['de_DE', '12,5\u00a0%', '4 Tage', '03/26'],
  ['hu_HU', '12,5%', '4 nap', '26. 03.'],
  ['sv_SE', '12,5\u00a0%', '4 dagar', '26-03'],
])('in %s a share is %s, a span %s, a month in little room %s', (locale, ...shown) => {
  const { percent, unit, shortMonth } = formatsOf(locale);
  expect([percent(0.125), unit(4, 'day'), shortMonth('2026-03')]).toEqual(shown);
});

test('an instant is shown in the time zone of the country, wherever its reader is', () => {
  const shown = (timeZone: string) => {
    const { time, longDay, clock, daysAgo } = createFormats('de_DE', (key) => key, {
      timeFormat: '24',
      timeZone,
    });
    const deadline = '2026-12-09T14:25:00.000Z';
    const ago = daysAgo(deadline, new Date('2026-12-09T09:00:00Z'));
    return [time(deadline), longDay(deadline), clock(deadline), ago];
  };
  expect(shown('Europe/Berlin')).toEqual([
    '09.12.2026, 15:25',
    '9. Dezember 2026',
    '15:25',
    'heute',
  ]);
  expect(shown('Pacific/Auckland')).toEqual([
    '10.12.2026, 03:25',
    '10. Dezember 2026',
    '03:25',
    'morgen',
  ]);
});

test('days ago are counted by calendar days', () => {
  const { daysAgo } = formatsOf('de_DE');
  const now = new Date(2026, 2, 5, 0, 30);
  expect(daysAgo(new Date(2026, 2, 4, 23, 30).toISOString(), now)).toBe('gestern');
  expect(daysAgo(new Date(2026, 2, 2, 12).toISOString(), now)).toBe('vor 3 Tagen');
});

test('words are sorted as the language sorts them, numbers in them by value', () => {
  expect(['Zebra', 'Ähre', 'KW 12', 'KW 2'].toSorted(formatsOf('de_DE').compare)).toEqual([
    'Ähre',
    'KW 2',
    'KW 12',
    'Zebra',
  ]);
  expect(['Ö', 'Z', 'A'].toSorted(formatsOf('sv_SE').compare)).toEqual(['A', 'Z', 'Ö']);
});

test.each([
  ['1.234', 1234],
  ['1 234', 1234],
  ["1'234", 1234],
  ['1,234', 1234],
  ['1.234.567', 1234567],
  ['12', 12],
])('a whole number typed as %s is %d', (typed, value) => {
  expect(parseInteger(typed)).toEqual({ ok: true, value });
});

test.each(['', 'zwölf', '1.23', '1,5', '12 kg', '0.500', '1,234.567'])(
  '"%s" is no whole number',
  (typed) => {
    expect(parseInteger(typed)).toEqual({ ok: false, reason: 'notANumber' });
  },
);

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['0,125', 0.125],
  ['12', 12],
])('a decimal number typed as %s is %d', (typed, value) => {
  expect(parseDecimal(typed)).toEqual({ ok: true, value });
});

test('1.234 could be either, so the reader is asked', () => {
  expect(parseDecimal('1.234')).toEqual({ ok: false, reason: 'ambiguous' });
});

test.each(['viel', '1.234.5', '0.500.000', '1,23.5'])('"%s" is no decimal number', (typed) => {
  expect(parseDecimal(typed)).toEqual({ ok: false, reason: 'notANumber' });
});

test.each<[Locale, string]>([
  ['de_DE', '5.3.2026'],
  ['de_DE', '05.03.26'],
  ['de_DE', '2026-03-05'],
  ['en_GB', '5/3/2026'],
  ['hu_HU', '2026. 03. 05.'],
  ['sv_SE', '2026-03-05'],
  ['sv_SE', '5/3 2026'],
  ['lt_LT', '05.03.2026'],
  ['nl_NL', '5 3 2026'],
  ['de_DE', '05032026'],
  ['de_DE', '050326'],
  ['hu_HU', '20260305'],
])('a day typed in %s as %s is the 5th of March', (locale, typed) => {
  expect(parseDay(typed, locale)).toBe('2026-03-05');
});

test.each([
  '',
  '31.2.2026',
  '5.3',
  '5.13.2026',
  '5032026',
  '32122026',
  'morgen',
  '1.2.3.4',
  '1.3.20280',
  '1.1.1899',
  '1.1.2200',
])('"%s" is no day', (typed) => {
  expect(parseDay(typed, 'de_DE')).toBeUndefined();
});

test('the example of a day can be read back', () => {
  expect(exampleDay('de_DE', 2026)).toBe('31.12.2026');
  expect(parseDay(exampleDay('hu_HU', 2026), 'hu_HU')).toBe('2026-12-31');
});

test('the language is the one chosen before, else what the browser asks for, else the country’s first', () => {
  const offered: Locale[] = ['fr_CH', 'de_CH', 'it_CH'];
  expect(chooseLocale(offered, 'it_CH', ['de-AT'])).toBe('it_CH');
  expect(chooseLocale(offered, 'sv_SE', ['en-US', 'de-AT'])).toBe('de_CH');
  expect(chooseLocale(offered, null, ['pt'])).toBe('fr_CH');
  expect(browserLocale(['pt', 'xx'], null)).toBe('en_GB');
  expect(browserLocale(['de-AT'], null)).toBe('de_AT');
});

test('a language bears its country only beside a sibling', () => {
  expect(autonymOf('de_CH', ['de_CH', 'fr_CH'])).toBe('Deutsch');
  expect(autonymOf('de_CH', ['de_CH', 'de_DE'])).toBe('Deutsch (Schweiz)');
});
