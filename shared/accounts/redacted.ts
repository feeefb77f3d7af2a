/** Stands where personal data was removed; it is the same in every language. */
export const REDACTED = '—';
