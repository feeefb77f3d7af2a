import { AppError } from '#shared/kernel/app-error.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { SHARED_TEXT_BYTES, SHARED_TEXTS } from './sheet-limits.ts';

/** The texts by number, kept as bytes: a million texts take no more than their characters. */
export type TextTable = {
  /**
   * Adds a text.
   * @throws AppError `sheets.tooLarge`
   */
  readonly add: (text: string) => void;
  readonly get: (index: number) => string | undefined;
};

const FIRST_BYTES = 64 * 1024;
/** The most bytes of UTF-8 for a character as `length` counts it. */
const MOST_BYTES = 3;

export function makeTextTable(): TextTable {
  let bytes = Buffer.allocUnsafe(FIRST_BYTES);
  let ends = new Uint32Array(1024);
  let count = 0;
  let used = 0;
  return {
    add: (text) => {
      const needed = used + text.length * MOST_BYTES;
      if (needed > bytes.length) bytes = larger(bytes, needed);
      used += bytes.write(text, used, 'utf8');
      if (used > SHARED_TEXT_BYTES || count >= SHARED_TEXTS)
        throw new AppError(sheetErrors.tooLarge);
      if (count === ends.length) {
        const more = new Uint32Array(ends.length * 2);
        more.set(ends);
        ends = more;
      }
      ends[count] = used;
      count += 1;
    },
    get: (index) =>
      Number.isInteger(index) && index >= 0 && index < count
        ? bytes.toString('utf8', index === 0 ? 0 : ends[index - 1], ends[index])
        : undefined,
  };
}

function larger(bytes: Buffer, needed: number): Buffer<ArrayBuffer> {
  const more = Buffer.allocUnsafe(Math.max(bytes.length * 2, needed));
  more.set(bytes);
  return more;
}
