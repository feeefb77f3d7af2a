import { type Labels, labelIn } from '#shared/kernel/label.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { languageOf, textLocale } from '#web/i18n/text-locale.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';

/** A label of the data in the reader's language; marked with `lang` where the texts around it are in another. */
export function LabelText({
  labels,
  otherwise = '',
}: {
  readonly labels: Labels | undefined;
  readonly otherwise?: string;
}) {
  const locale = useLocale();
  const found = labelIn(labels ?? [], locale);
  if (found === undefined) return otherwise;
  const borrowed = languageOf(found.lang) !== languageOf(textLocale(locale));
  return borrowed ? <span lang={toLanguageTag(found.lang)}>{found.label}</span> : found.label;
}
