import { type Labels, labelIn } from '#shared/kernel/label.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';

/** A label of the data in the page's language; marked with `lang` when another language had to lend it. */
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
  const borrowed = found.lang.slice(0, 2) !== locale.slice(0, 2);
  return borrowed ? <span lang={toLanguageTag(found.lang)}>{found.label}</span> : found.label;
}
