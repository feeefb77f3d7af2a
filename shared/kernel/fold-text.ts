/**
 * Returns a text as searches compare it: without accents and case, so that `gruber` finds `Grüber`, `strasse` finds
 * `Straße`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l');
}
