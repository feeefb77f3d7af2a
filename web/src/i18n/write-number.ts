import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';

const LOOKS_GROUPED = /^[-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Returns a number as somebody would type it in the page's language: without grouping, and so that `parseDecimal`
 * reads it back.
 */
export function writeNumber(value: number, locale: Locale): string {
  const text = value.toLocaleString(toLanguageTag(locale), {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  return LOOKS_GROUPED.test(text) ? `${text}0` : text;
}
