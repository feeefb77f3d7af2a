import { isUtf8 } from 'node:buffer';
import { CSV_SEPARATORS, type CsvEncoding, type CsvSeparator } from '#shared/kernel/sheet.ts';

const BYTES_LOOKED_AT = 64 * 1024;
const LINES_LOOKED_AT = 50;
const BYTE_ORDER_MARK = 0xfeff;

/** Returns the encoding of a text, or undefined where it is no text at all. */
export function encodingOf(bytes: Uint8Array, usual: CsvEncoding): CsvEncoding | undefined {
  const [first = 0, second = 0, third = 0] = bytes;
  const mark = first * 256 + second;
  if (mark === BYTE_ORDER_MARK) return 'utf-16be';
  if (mark === 0xfffe) return 'utf-16le';
  if (mark === 0xefbb && third === 0xbf) return 'utf-8';
  const beginning = bytes.subarray(0, BYTES_LOOKED_AT);
  const zeros = [0, 0];
  let controls = 0;
  beginning.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
    if (byte < TAB || (byte > CARRIAGE_RETURN && byte < SPACE)) controls += 1;
  });
  const [even = 0, odd = 0] = zeros;
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
export function separatorOf(beginning: string): CsvSeparator {
  let best: { separator: CsvSeparator; score: number } = { separator: ';', score: 0 };
  for (const separator of CSV_SEPARATORS) {
    const score = scoreOf(beginning, separator);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** Scores a separator: by the lines with its most frequent number, and a little by that number. */
function scoreOf(beginning: string, separator: CsvSeparator): number {
  const lines = new Map<number, number>();
  for (const count of separatorsInLines(beginning, separator))
    if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  const [[count, times] = [0, 0]] = [...lines].sort((a, b) => b[1] - a[1]);
  return times + Math.min(count, 50) / 100;
}

function separatorsInLines(text: string, separator: CsvSeparator): number[] {
  const lines: number[] = [];
  let count = 0;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === separator) count += 1;
    else if (character === '\n') {
      lines.push(count);
      count = 0;
      if (lines.length === LINES_LOOKED_AT) return lines;
    }
  }
  return [...lines, count];
}
