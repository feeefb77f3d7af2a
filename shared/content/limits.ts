/** Labels of one language: more than the product has messages, so that a language can be added whole. */
export const I18N_ENTRIES = 6000;
/** Characters of the mark of a text that a label was written for. */
export const SOURCE_MARK_LENGTH = 16;
/**
 * Characters of a page in one language: with all locales a page stays below what one item of the table holds (400
 * KB).
 */
export const CONTENT_LENGTH = 15_000;
/** Versions of a page whose changes are listed. */
export const PAGE_CHANGES = 20;
/**
 * Seconds after which a page that is looked at again asks for the labels that administrators have changed meanwhile.
 */
export const LABELS_FRESH_SECONDS = 60;
