export type ParsedNumber =
  | { ok: true; value: number }
  | { ok: false; reason: 'notANumber' | 'ambiguous' };

const SPACES_AND_APOSTROPHES = /[\s'’]/g;
/** The sign of typesetters, with which Swedish, Croatian and Lithuanian write. */
const LONG_MINUS = /^\u2212/;

const plainOf = (text: string) => text.replace(SPACES_AND_APOSTROPHES, '').replace(LONG_MINUS, '-');

/** Returns a whole number as people type it: `1.234`, `1 234`, `1'234` and `1,234` all mean 1234. */
export function parseInteger(text: string): ParsedNumber {
  const plain = plainOf(text);
  const grouped = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(plain)
    ? plain.replace(/[.,]/g, '')
    : plain;
  return /^-?\d+$/.test(grouped)
    ? { ok: true, value: Number(grouped) }
    : { ok: false, reason: 'notANumber' };
}

/**
 * Returns a number with comma or dot. One mark before exactly three digits could group or divide: the reader is
 * asked.
 */
export function parseDecimal(text: string): ParsedNumber {
  const plain = plainOf(text);
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return { ok: false, reason: 'ambiguous' };
  // The same mark twice can only group.
  if (/^-?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/.test(plain)) {
    return { ok: true, value: Number(plain.replace(/[.,]/g, '')) };
  }
  // A mark that groups is another than the one that divides.
  if (!/^-?(\d+([.,]\d*)?|[1-9]\d{0,2}((\.\d{3})+,|(,\d{3})+\.)\d*)$/.test(plain)) {
    return { ok: false, reason: 'notANumber' };
  }
  const divider = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
  const whole = divider < 0 ? plain : plain.slice(0, divider);
  const fraction = divider < 0 ? '' : plain.slice(divider + 1);
  return { ok: true, value: Number(`${whole.replace(/[.,]/g, '')}.${fraction}0`) };
}
