import type { Labels } from '#shared/kernel/label.ts';
import { useLabelled } from '#web/i18n/text-provider.tsx';

/** A label of the data in the reader's language; marked with `lang` where the texts around it are in another. */
export function LabelText({
  labels,
  otherwise,
}: {
  readonly labels: Labels | undefined;
  readonly otherwise?: string;
}) {
  const { label, lang } = useLabelled()(labels, otherwise);
  return lang ? <span lang={lang}>{label}</span> : label;
}
