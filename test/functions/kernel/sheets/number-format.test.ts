import { afterEach, expect, test, vi } from 'vitest';
import { numberCell, numberFormatOf, serialOf } from '#functions/kernel/sheets/number-format.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const dayOf = (serial: string, from1904 = false) => numberCell(serial, 'day', from1904);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('of the formats known by number alone, those of days and times are known', () => {
  const days = from(0, 80).filter((id) => numberFormatOf(id, undefined) === 'day');
  expect(days).toEqual([...from(14, 22), ...from(27, 36), ...from(45, 47), ...from(50, 58)]);
});

test.each([
  ['General', 'plain'],
  [' Standard ', 'plain'],
  ['0.00', 'plain'],
  ['0" days"', 'plain'],
  ['0\\h', 'plain'],
  ['0;[Red]-0;"no"d', 'plain'],
  ['dd.mm.yyyy;@', 'day'],
  ['[hh]', 'day'],
  ['00', { digits: 2 }],
  ['0.00%', 'percent'],
  ['0%;[Red]-0%', 'percent'],
  ['0"%"', 'plain'],
] as const)('the format %s declared by a file has its meaning', (code, format) => {
  expect(numberFormatOf(14, code)).toEqual(format);
});

test('a format is judged up to the length that Excel allows', () => {
  const format = (length: number) => `"${'-'.repeat(length - 4)}"00`;
  expect(numberFormatOf(0, format(255))).toEqual({ digits: 2 });
  expect(numberFormatOf(0, format(256))).toBe('plain');
});

test.each([
  ['0.125', '12.5%'],
  ['0.07', '7%'],
  ['-1', '-100%'],
])(
  'the share %s is the text that a spreadsheet shows, no number a hundredth of it',
  (text, shown) => {
    for (const format of [9, 10].map((id) => numberFormatOf(id, undefined)))
      expect(numberCell(text, format, false)).toEqual({ kind: 'text', text: shown });
  },
);

test.each(['', ' ', 'abc', 'Infinity'])('%j is no number, whatever its format', (text) => {
  for (const format of ['plain', 'day', { digits: 5 }] as const)
    expect(numberCell(text, format, false)).toEqual({ kind: 'error', text });
});

test.each([
  ['12.50', '12.5'],
  ['0.7999999999999999', '0.8'],
  ['9007199254740991', '9007199254740991'],
])('the number %s is read with the digits that a spreadsheet shows', (text, shown) => {
  expect(numberCell(text, 'plain', false)).toEqual({ kind: 'number', text: shown });
});

test.each([
  ['7', '007'],
  ['1234', '1234'],
  ['7.5', '7.5'],
  ['-7', '-7'],
])('zeros in front make the number %s as long as its format', (text, shown) => {
  expect(numberCell(text, { digits: 3 }, false)).toEqual({ kind: 'number', text: shown });
});

test('days are right on both sides of the day of 1900 that never was', () => {
  const days = ['1', '59', '60', '61'].map((serial) => dayOf(serial).text);
  expect(days).toEqual(['1900-01-01', '1900-02-28', '1900-03-01', '1900-03-01']);
});

test('a number below one is a time of a day, to the second; below zero it is no time', () => {
  expect(dayOf('0')).toEqual({ kind: 'time', text: '00:00' });
  expect(dayOf('0.5')).toEqual({ kind: 'time', text: '12:00' });
  expect(dayOf('46093.604224537035')).toEqual({ kind: 'time', text: '2026-03-12T14:30:05' });
  expect(dayOf('-0.5')).toEqual({ kind: 'number', text: '-0.5' });
});

test('a file may count its days from 1904', () => {
  const days = ['0', '0.5', '1', '60'].map((serial) => dayOf(serial, true).text);
  expect(days).toEqual(['1904-01-01', '1904-01-01T12:00', '1904-01-02', '1904-03-01']);
});

test('days and times are written as numbers from March 1900 on, whatever the time zone', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const serials = {
    '00:00': 0,
    '18:00': 0.75,
    '00:00:27': 27 / 86_400,
    '1900-02-28': undefined,
    '1900-03-01': 61,
    '1900-03-01T12:00': 61.5,
    'no day': undefined,
  };
  for (const [text, serial] of Object.entries(serials)) expect(serialOf(text), text).toBe(serial);
});
