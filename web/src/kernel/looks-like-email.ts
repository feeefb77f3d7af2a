import { typedEmail } from '#shared/kernel/email.ts';

/** Tells roughly whether a text is an e-mail address, to find a slip early; the server decides. */
export function looksLikeEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typedEmail(text));
}
