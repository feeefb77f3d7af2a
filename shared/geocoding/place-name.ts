import { drawPairs, foldText } from '#shared/kernel/fold-text.ts';

/**
 * Returns a place's name as searches compare it: small letters and digits, one space between words, and one spelling
 * for letters that are written in two ways (`München`, `Muenchen`; `Århus`, `Aarhus`). The beginning of a name has
 * the beginning of its key.
 */
export function placeKey(name: string): string {
  return drawPairs(foldText(name))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words for saint: maps and people write one or the other (`Sankt Pölten`, `St. Pölten`). */
const SAINTS = ['saint', 'sankt', 'sint', 'st'];

/** Returns the keys by which a name is found: its own, and with `st` for every spelling of saint. */
export function placeKeys(name: string): string[] {
  const key = placeKey(name);
  const words = key.split(' ').map((word) => (SAINTS.includes(word) ? 'st' : word));
  return [...new Set([key, words.join(' ')])];
}
