import { languages, whole } from 'virtual:texts';
import { onTestFinished } from 'vitest';
import type { Locale } from '#shared/kernel/locale.ts';

/** Hides the messages of a language until the end of the test, as if nobody had written one yet. */
export function hideMessages(locale: Locale): void {
  const written: Partial<Record<Locale, unknown>> = languages;
  const [messages, index] = [written[locale], whole.indexOf(locale)];
  delete written[locale];
  const shown: Locale[] = whole as Locale[];
  if (index >= 0) shown.splice(index, 1);
  onTestFinished(() => {
    if (messages !== undefined) written[locale] = messages;
    if (index >= 0) shown.splice(index, 0, locale);
  });
}
