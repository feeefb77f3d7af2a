import { labelFor } from '#shared/kernel/label.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { detailText, errorText } from './error-text.ts';
import type { Texts } from './texts.ts';

/** Details that one notification tells. */
const MOST_DETAILS = 3;

/** Returns the text of a failure as `errorText`, with its details, for a failure that no form shows at its fields. */
export function errorTextInFull(
  texts: Pick<Texts, 'find' | 't' | 'locale'>,
  error: unknown,
): string {
  const details = error instanceof ApiError ? error.details : [];
  const sentences = details.map((detail) =>
    detail.labels
      ? labelFor(detail.labels, texts.locale, detail.message)
      : detailText(texts, detail),
  );
  return [...new Set([errorText(texts, error), ...sentences])].slice(0, 1 + MOST_DETAILS).join(' ');
}
