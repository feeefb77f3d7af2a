import { expect, test } from 'vitest';
import { csvOf, csvStyleOf } from '#functions/kernel/sheets/write-csv.ts';

const german = { separator: ';', decimal: ',' } as const;
const british = { separator: ',', decimal: '.' } as const;

test('a file begins with the byte order mark; lines end as RFC 4180 has it', () => {
  expect(
    csvOf(
      [
        ['Rasse', 'Tiere'],
        ['Angler', 12],
      ],
      german,
    ),
  ).toBe('\uFEFFRasse;Tiere\r\nAngler;12\r\n');
});

test('separator and decimal sign are the country’s; what is not known is empty', () => {
  expect(csvOf([['a', 1.5, undefined]], german)).toBe('\uFEFFa;1,5;\r\n');
  expect(csvOf([['a', 1.5, undefined]], british)).toBe('\uFEFFa,1.5,\r\n');
});

test.each([
  ['de_DE', german],
  ['en_GB', british],
  ['de_CH', { separator: ';', decimal: '.' }],
] as const)('a file in %s has the signs of its spreadsheets', (language, style) => {
  expect(csvStyleOf(language)).toEqual(style);
});

test.each([
  ['=1+2', "'=1+2"],
  ['+49 171', "'+49 171"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', '"\'\tcmd"'],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
])('the text %j is no formula', (text, written) => {
  expect(csvOf([[text]], british)).toBe(`\uFEFF${written}\r\n`);
});

test('a carriage return in front is inert and quoted', () => {
  expect(csvOf([['\r=1']], british)).toBe('\uFEFF"\'\r=1"\r\n');
});

test('a number below zero stays a number', () => {
  expect(csvOf([[-1]], british)).toBe('\uFEFF-1\r\n');
});

test('quotes, line breaks and the separators of all countries inside a cell are quoted', () => {
  expect(csvOf([['a;b', 'say "no"', 'two\nlines', 'a,=1', 'a\t=1']], german)).toBe(
    '\uFEFF"a;b";"say ""no""";"two\nlines";"a,=1";"a\t=1"\r\n',
  );
});
