import { isUtf8 } from 'node:buffer';
import { CSV_SEPARATORS, type CsvEncoding, type CsvSeparator } from '#shared/kernel/sheet.ts';
import { signOf } from './sign-of.ts';

const BYTES_LOOKED_AT = 64 * 1024;
const LINES_LOOKED_AT = 50;
/** The bytes with which a text in Unicode may begin. */
const MARKS: readonly (readonly [CsvEncoding, string])[] = [
  ['utf-16be', 'feff'],
  ['utf-16le', 'fffe'],
  ['utf-8', 'efbbbf'],
];

/** Returns the encoding of a text, or undefined where it is no text at all. */
export function encodingOf(bytes: Uint8Array, usual: CsvEncoding): CsvEncoding | undefined {
  const begins = Buffer.from(bytes.subarray(0, 3)).toString('hex');
  const marked = MARKS.find(([, mark]) => begins.startsWith(mark));
  if (marked) return marked[0];
  const beginning = bytes.subarray(0, BYTES_LOOKED_AT);
  const zerosAt = (rest: number) =>
    beginning.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const controls = beginning.filter(
    (byte) => byte < TAB || (byte > CARRIAGE_RETURN && byte < SPACE),
  ).length;
  // A text may have a few zeros by mistake, which are told row by row; other files are full of such bytes.
  if (even + odd === 0 || controls < beginning.length * CONTROLS_SHARE)
    return isMostlyUtf8(bytes) ? 'utf-8' : usual;
  // Western text in UTF-16 has a zero in every other byte; a file of another kind has zeros anywhere.
  const most = beginning.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Tells whether most letters are UTF-8. A file that was put together from others may have two encodings. Text in one
 * byte a letter has hardly any pair of bytes that UTF-8 has, so the more frequent pairs decide; the rest is
 * recognised as no letters, and told row by row.
 */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return true;
  let letters = 0;
  for (const character of new TextDecoder().decode(bytes)) {
    if (character === NO_LETTER) letters -= 1;
    else if (character > LAST_ASCII) letters += 1;
  }
  return letters > 0;
}

const [TAB, CARRIAGE_RETURN, SPACE] = [9, 13, 32];
/** The share of control characters from which a file is no text; packed files have twice as many. */
const CONTROLS_SHARE = 0.05;
const NO_LETTER = '\ufffd';
const LAST_ASCII = '\u007f';

/** Returns the separator that divides the first lines into the same number of cells; the first of equals. */
export const separatorOf = (beginning: string): CsvSeparator =>
  CSV_SEPARATORS.reduce<CsvSeparator>(
    (best, separator) =>
      scoreOf(beginning, separator) > scoreOf(beginning, best) ? separator : best,
    CSV_SEPARATORS[0],
  );

/** Scores a separator: by the lines with its most frequent number, and a little by that number. */
function scoreOf(beginning: string, separator: CsvSeparator): number {
  const counts = signsInLines(beginning, signOf(separator)).filter((count) => count > 0);
  const lines = [...Map.groupBy(counts, (count) => count).values()];
  const [most = []] = lines.sort((a, b) => b.length - a.length);
  return most.length + Math.min(most[0] ?? 0, 50) / 100;
}

function signsInLines(text: string, sign: string): number[] {
  const lines: number[] = [];
  let count = 0;
  let isQuoted = false;
  for (const character of text.replace(/\r\n?/g, '\n')) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === sign) count += 1;
    else if (character === '\n') {
      lines.push(count);
      count = 0;
      if (lines.length === LINES_LOOKED_AT) return lines;
    }
  }
  return [...lines, count];
}
