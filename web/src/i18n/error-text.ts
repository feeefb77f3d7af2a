import { isDay } from '#shared/kernel/is-day.ts';
import { labelFor } from '#shared/kernel/label.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { ApiError, type ApiErrorDetail, isUnreachable } from '#web/kernel/api-error.ts';
import { errorKey } from './error-key.ts';
import { createFormats } from './formats.ts';
import type { Texts } from './texts.ts';

type Lookup = Pick<Texts, 'find' | 't' | 'locale'>;

/**
 * Returns the text of a failure in the reader's language; an unknown code shows what the server said, a crash its
 * number.
 */
export function errorText({ find, t, locale }: Lookup, error: unknown): string {
  if (!(error instanceof ApiError)) return t('failure.unknown');
  const text =
    find(errorKey(error.code), valuesOf(error.details[0], { t, locale })) ??
    // Without signal their catalogues may not have come.
    (isUnreachable(error) ? (find('noSignal.text') ?? t('failure.unknown')) : undefined) ??
    error.message;
  const isCrash = error.status >= 500 && error.id !== null;
  return isCrash ? t('failure.withNumber', { text, number: String(error.id) }) : text;
}

/** Returns the text of what is wrong with one field. */
export function detailText({ find, ...language }: Lookup, detail: ApiErrorDetail): string {
  return find(errorKey(detail.code), valuesOf(detail, language)) ?? detail.message;
}

function valuesOf(detail: ApiErrorDetail | undefined, { t, locale }: Pick<Lookup, 't' | 'locale'>) {
  const { code, limit = '', region = [] } = detail ?? {};
  const unit = code === 'client.waitHours' ? 'hour' : 'minute';
  const wait =
    typeof limit === 'number'
      ? new Intl.RelativeTimeFormat(toLanguageTag(locale)).format(limit, unit)
      : '';
  const { week, weekDays, day } = createFormats(locale, t);
  const date = String(limit);
  const shown = /^\d{4}-W\d\d$/.test(date)
    ? `${week(date)} (${weekDays(date)})`
    : isDay(date)
      ? day(date)
      : limit;
  return { limit: shown, region: labelFor(region, locale), wait };
}
