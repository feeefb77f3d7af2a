import type { FieldProblems } from '#web/components/form/use-form.ts';
import { detailText } from '#web/i18n/error-text.ts';
import type { Texts } from '#web/i18n/texts.ts';
import { ApiError } from '#web/kernel/api-error.ts';

/**
 * Returns the server's refusal of fields in the reader's language, by the path of the field in the account
 * (`userData.address.email`), which is also its id here; empty for other failures.
 */
export function fieldProblems(
  texts: Pick<Texts, 'find' | 't' | 'locale'>,
  error: unknown,
): FieldProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.details.map((detail) => [detail.path, detailText(texts, detail)]),
  );
}
