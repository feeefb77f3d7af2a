import { typedControlNumber } from '#shared/accounts/control-number.ts';
import { isControlNumber } from '#shared/accounts/control-number-formats.ts';
import { isPhoneNumber } from '#shared/accounts/phone-number.ts';
import { Website } from '#shared/kernel/address.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import { Email } from '#shared/kernel/email.ts';
import { hasTooManyMarks } from '#shared/kernel/has-too-many-marks.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { seenCode, seenWords } from '#shared/kernel/typed-text.ts';
import type { CellReading, ImportColumn } from './import-columns.ts';
import type { LineCode } from './line-codes.ts';

/** The text of a cell in one form, the code of what is wrong with it, or undefined for an empty one. */
export type CellRead = { readonly text: string } | { readonly code: LineCode } | undefined;

/** Returns the text of a cell as its column reads it, or the code of its fault. */
export function readCell(
  cell: SheetCell | undefined,
  { reads, most }: ImportColumn,
  country: CountryCode | undefined,
): CellRead {
  if (cell === undefined) return undefined;
  if (cell.kind === 'error') return { code: 'cellError' };
  const seen = tidy(cell.text);
  if (seen === undefined) return { code: 'wrongText' };
  const text = WORDS.has(reads) ? seen : seenCode(seen);
  if (text === '') return undefined;
  const read = READERS[reads](text, { country, cell });
  return 'text' in read && read.text.length > most ? { code: 'fields.tooLong' } : read;
}

type Reader = (
  text: string,
  at: { readonly country: CountryCode | undefined; readonly cell: SheetCell },
) => NonNullable<CellRead>;

/** The readings that keep the joiners inside of words. */
const WORDS = new Set<CellReading>(['text', 'names']);

const POSTAL_CODE = /^[A-Z0-9][A-Z0-9 -]{1,10}$/i;
const NO_SPACE = /^\S+$/;
/** A long number as spreadsheets show and save it: its last digits are lost. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i;

const READERS: Readonly<Record<CellReading, Reader>> = {
  text: (text) => ({ text: text.replaceAll('\n', ' ') }),
  controlNumber: (text, { country }) =>
    country !== undefined && isControlNumber(country, text) && !ROUNDED.test(text)
      ? { text: typedControlNumber(text) }
      : { code: 'wrongControlNumber' },
  citycode: (text) => (POSTAL_CODE.test(text) ? { text } : { code: 'wrongCitycode' }),
  // The expression of an address costs more than all else of a row: a text that cannot be an address does not reach
  // it.
  email: (text) => {
    const read = text.includes('@') ? Email.safeParse(text) : undefined;
    return read?.success ? { text: read.data } : { code: 'wrongEmail' };
  },
  phone: (text) => (isPhoneNumber(text) ? { text } : { code: 'wrongPhone' }),
  website: (text) => {
    const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    return NO_SPACE.test(text) &&
      /^\w+:\/\/[^/]+\.[^/]+/.test(url) &&
      Website.safeParse(url).success
      ? { text: url }
      : { code: 'wrongWebsite' };
  },
  agreement: (text) => {
    const read = truthOf(text) ?? dayIn(text);
    return read === undefined ? { code: 'wrongAgreement' } : { text: read };
  },
  names: (text) => ({ text }),
  truth: (text) => {
    const word = truthOf(text);
    return word === undefined ? { code: 'wrongTruth' } : { text: word };
  },
  day: (text) => {
    const day = dayIn(text);
    return day === undefined ? { code: 'fields.wrongFormat' } : { text: day };
  },
  number: (text, { cell }) => {
    if (cell.kind === 'number') return { text };
    // A point or comma before three digits parts thousands for some writers, and decimals for others.
    const isClear = /^-?\d+(?:[.,](?!\d{3}$)\d+)?$/.test(text);
    return isClear ? { text: text.replace(',', '.') } : { code: 'fields.wrongFormat' };
  },
};

const ASCII = /^[\x20-\x7e]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no text has.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd\ufffe\uffff]/;

/** Returns a text without spaces around it, one between words, its letters joined; undefined where nothing is left. */
export function tidy(raw: string): string | undefined {
  if (ASCII.test(raw)) return spaced(raw);
  if (hasTooManyMarks(raw)) return undefined;
  const text = raw.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n');
  return CONTROL.test(text) ? undefined : spaced(seenWords(text));
}

const spaced = (text: string): string => {
  const trimmed = text.trim();
  return /[^\S\n ]| {2}/.test(trimmed) ? trimmed.replace(/[^\S\n]+/g, ' ') : trimmed;
};

/** The words for yes, as people and their spreadsheets write them in the languages of the product. */
const YES = new Set(
  (
    'true ja yes oui si sí sì da igen sim ano tak taip kyllä x j y 1 ✓ ' +
    'wahr vrai vero verdadero waar sand sant igaz adevărat'
  ).split(' '),
);
const NO = new Set(
  (
    'false nein nej nee no non nu nem ne nie não n 0 - ' +
    'falsch faux falso onwaar falsk falskt hamis fals'
  ).split(' '),
);

function truthOf(text: string): 'true' | 'false' | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return 'true';
  return NO.has(word) ? 'false' : undefined;
}

/** The time behind a day: databases write `05.03.2026 00:00:00`. */
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const dayIn = (text: string): string | undefined => dayOf(text.replace(TIME, ''));
const TWO_DIGIT_YEARS = 2000;

const DAY_FIRST = /^(?<day>\d{1,2})[./-] ?(?<month>\d{1,2})[./-] ?(?<year>\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(?<year>\d{4})[./-] ?(?<month>\d{1,2})[./-] ?(?<day>\d{1,2})\.?$/;

/** Returns the day of `2026-03-05`, `2026. 3. 5.`, `5.3.2026` or `05/03/26`: with the year last, the day is first. */
function dayOf(text: string): string | undefined {
  const {
    day = '',
    month = '',
    year = '',
  } = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups ?? {};
  const whole = year.length === 2 ? String(TWO_DIGIT_YEARS + Number(year)) : year;
  const read = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : undefined;
}
