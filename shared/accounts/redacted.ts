/** The text in place of removed personal data; it is the same in every language. */
export const REDACTED = '—';
