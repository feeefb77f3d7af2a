import { ApiError, type ApiErrorDetail } from '#web/kernel/api-error.ts';
import type { Texts } from './texts.ts';

type Lookup = Pick<Texts, 'find' | 't'>;

/**
 * Returns the text of a failure in the reader's language; an unknown code shows what the server said, a crash its
 * number.
 */
export function errorText({ find, t }: Lookup, error: unknown): string {
  if (!(error instanceof ApiError)) return t('failure.unknown');
  const text =
    find(`errors.${error.code}`, { limit: error.details[0]?.limit ?? '' }) ?? error.message;
  const isCrash = error.status >= 500 && error.id !== null;
  return isCrash ? t('failure.withNumber', { text, number: String(error.id) }) : text;
}

/** Returns the text of what is wrong with one field. */
export function detailText(find: Texts['find'], { code, message, limit }: ApiErrorDetail): string {
  return find(`errors.${code}`, { limit: limit ?? '' }) ?? message;
}
