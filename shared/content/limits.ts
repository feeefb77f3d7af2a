export const I18N_ENTRIES = 2000;
/** With all locales a page then stays below what one item of the table holds (400 KB). */
export const CONTENT_LENGTH = 15_000;
/** Versions of a page that say what they changed. */
export const PAGE_CHANGES = 20;
