import { labelFor } from '#shared/kernel/label.ts';
import { ApiError, type ApiErrorDetail } from '#web/kernel/api-error.ts';
import type { Texts } from './texts.ts';

type Lookup = Pick<Texts, 'find' | 't'>;
type FullLookup = Pick<Texts, 'find' | 't' | 'locale'>;

/** The text of a failure in the reader's language; an unknown code shows what the server said, a crash its number. */
export function errorText({ find, t }: Lookup, error: unknown): string {
  if (!(error instanceof ApiError)) return t('failure.unknown');
  const text = find(`errors.${error.code}`, { limit: '' }) ?? error.message;
  const isCrash = error.status >= 500 && error.id !== null;
  return isCrash ? t('failure.withNumber', { text, number: String(error.id) }) : text;
}

/** Of what is wrong in detail, so much is said in one notification. */
const MOST_DETAILS = 3;

/** As `errorText`, with what is wrong in detail, for a failure that no form shows at its fields. */
export function errorTextInFull({ find, t, locale }: FullLookup, error: unknown): string {
  const details = error instanceof ApiError ? error.details : [];
  const sentences = details.map((detail) =>
    detail.labels ? labelFor(detail.labels, locale, detail.message) : detailText(find, detail),
  );
  return [...new Set([errorText({ find, t }, error), ...sentences])]
    .slice(0, 1 + MOST_DETAILS)
    .join(' ');
}

/** The text of what is wrong with one field. */
export function detailText(find: Texts['find'], { code, message, limit }: ApiErrorDetail): string {
  return find(`errors.${code}`, { limit: limit ?? '' }) ?? message;
}
