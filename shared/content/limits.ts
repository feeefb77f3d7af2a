/** Of one language: more than the product has messages, so that a language can be added whole. */
export const I18N_ENTRIES = 6000;
/** Of the mark of a text that a label was written for. */
export const SOURCE_MARK_LENGTH = 16;
/** With all locales a page then stays below what one item of the table holds (400 KB). */
export const CONTENT_LENGTH = 15_000;
/** Versions of a page that say what they changed. */
export const PAGE_CHANGES = 20;
/** A page that is looked at again after so long asks for the labels that administrators have changed meanwhile. */
export const LABELS_FRESH_SECONDS = 60;
