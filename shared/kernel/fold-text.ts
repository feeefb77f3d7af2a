/**
 * Returns a text as searches compare it: without accents and case, so that `gruber` finds `Grüber`, `strasse` finds
 * `Straße`.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // A soft hyphen only says where a word may break.
      .replace(/[\p{M}\u00ad]+/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .replaceAll('œ', 'oe')
      .replaceAll('đ', 'd')
      .replaceAll('ł', 'l')
  );
}

/** The fewest letters of a form with its pairs drawn together: `aue` does not find all with `au`. */
const DRAWN_LETTERS = 3;

/** Returns a folded text with `ae`, `oe`, `ue` and `aa` written as the folded `ä`, `ö`, `ü` and `å`. */
export const drawPairs = (folded: string, pairs = /([aou])e/g): string =>
  folded.replace(pairs, '$1').replaceAll('aa', 'a');

/** The apostrophes that people type or paste: a keyboard has the straight one, a set text the bent one. */
const APOSTROPHES = /['‘’ʼ´`]/g;
const BENT = '’';

/**
 * Returns what a typed text stands for, at most three forms: a text is found where its folded form has one of them.
 * They are the folded text, with its umlauts written out (`Köhler` finds `Koehler`), and with such pairs of letters
 * drawn together (`Koehler` finds `Köhler`), also without `ae`, because `æ` is folded so (`Aeroe` finds `Ærø`). With an
 * apostrophe there are twice as many, since a text may have it straight or bent.
 */
export function searchForms(typed: string): string[] {
  const straight = typed.replace(APOSTROPHES, "'");
  const folded = foldText(straight);
  const written = straight
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([aou])\u0308/g, '$1e')
    .replaceAll('a\u030a', 'aa')
    .replaceAll('ø', 'oe');
  const drawn = [drawPairs(folded), drawPairs(folded, /([ou])e/g)];
  const forms = [
    folded,
    foldText(written),
    ...drawn.filter((form) => form.length >= DRAWN_LETTERS),
  ];
  const bent = [...new Set(forms)]
    .slice(0, 3)
    .flatMap((form) => (form.includes("'") ? [form, form.replaceAll("'", BENT)] : [form]));
  // Texts with a further sign for it are found as they are written.
  return [...new Set([...bent, foldText(typed)])];
}

/** Returns a test whether texts contain what was typed, as searches compare it. */
export function makeTextTest(typed: string): (text: string) => boolean {
  const forms = searchForms(typed);
  // Every text contains nothing: a long list that nobody searches is not folded.
  if (forms.includes('')) return () => true;
  return (text) => {
    const folded = foldText(text);
    return forms.some((form) => folded.includes(form));
  };
}
