import { PERSON_NAME_LENGTH } from '#shared/accounts/limits.ts';

/** Letters, spaces and what stands between them in names. A full stop only ends a word, so that no web address fits. */
const NAME = /^\p{L}(?:[\p{L}\p{M}\p{N} ,'’-]|\.(?=[ ]|$))*$/u;

/**
 * Returns a person's name as it may be mailed and shown, undefined where it is none. Everybody writes the own name at
 * the single sign-on, and it goes out in mails of the product: what could lead somewhere or shout is left out.
 */
export function personName(name: string | undefined): string | undefined {
  if (name === undefined || name.length > PERSON_NAME_LENGTH) return undefined;
  const tidied = name.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  return NAME.test(tidied) ? tidied : undefined;
}
