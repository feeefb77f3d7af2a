/** The invisible characters: control characters and places where a word might be divided. Separators of lines stay. */
const UNSEEN = /(?![\n\t\u2028\u2029])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const LINE_ENDS = /[\n\u2028\u2029]/u;
const NARROW_NO_BREAK_SPACE = '\u202F';
const NO_BREAK_SPACE = '\u00A0';
const REPLACEMENT = '\uFFFD';

/** Returns the text in letters of the font. What it lacks becomes the sign for that: a gap would be read over. */
export function shownLetters(text: string, known: ReadonlySet<number>): string {
  const tidy = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '');
  return Array.from(tidy, (letter) => shownLetter(letter, known)).join('');
}

function shownLetter(letter: string, known: ReadonlySet<number>): string {
  if (LINE_ENDS.test(letter) || known.has(letter.codePointAt(0) ?? 0)) return letter;
  if (letter === NARROW_NO_BREAK_SPACE) return NO_BREAK_SPACE;
  return /\s/u.test(letter) ? ' ' : REPLACEMENT;
}
