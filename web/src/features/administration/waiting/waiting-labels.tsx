import { useMemo } from 'react';
import { languageName } from '#shared/kernel/language-name.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { LABELS } from '../administration-paths.ts';
import { countOf, labelRows } from '../labels/label-rows.ts';
import { useBuiltMessages, useStoredLabels } from '../labels/use-labels.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Counts the texts of the pages that a language lacks, and those whose original has changed since. */
export function WaitingLabels({ language }: { readonly language: Locale }) {
  const t = useText();
  const { data: messages, isLoading: areMessagesComing } = useBuiltMessages(language);
  const { data: stored, isLoading } = useStoredLabels(language);
  const rows = useMemo(
    () => (messages && stored ? labelRows(messages, stored[0]?.data.entries ?? []) : []),
    [messages, stored],
  );
  return (['missing', 'outdated'] as const).map((show) => {
    const count = countOf(rows, show);
    const search = new URLSearchParams({ lang: language, show });
    return (
      <WaitingLine
        key={show}
        isComing={isLoading || areMessagesComing}
        count={count}
        to={`${LABELS}?${search}`}
      >
        {t(`administration.labels.${show}`, { count, language: languageName(language) })}
      </WaitingLine>
    );
  });
}
