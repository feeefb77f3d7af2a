import type { Labels } from '#shared/kernel/label.ts';
import { type Labelled, useLabelled } from '#web/i18n/text-provider.tsx';

/** Shows a label of the data in the reader's language; marked with `lang` where the texts around it are in another. */
export function LabelText({
  labels,
  otherwise,
}: {
  readonly labels: Labels | undefined;
  readonly otherwise?: string;
}) {
  return <LabelledText {...useLabelled()(labels, otherwise)} />;
}

/** Shows a label that was looked up before, marked with `lang` like `LabelText`. */
export function LabelledText({ label, lang }: Labelled) {
  return lang ? <span lang={lang}>{label}</span> : label;
}
