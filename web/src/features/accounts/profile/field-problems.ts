import { detailText } from '#web/i18n/error-text.ts';
import type { Texts } from '#web/i18n/texts.ts';
import { ApiError } from '#web/kernel/api-error.ts';

/** Problems by the path of the field in the account (`userData.address.email`), which is also its id here. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Returns the server's refusal of fields, in the reader's language; empty for other failures. */
export function fieldProblems(
  texts: Pick<Texts, 'find' | 'locale'>,
  error: unknown,
): FieldProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.details.map((detail) => [detail.path, detailText(texts, detail)]),
  );
}
