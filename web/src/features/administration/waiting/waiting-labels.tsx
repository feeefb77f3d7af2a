import { useMemo } from 'react';
import { languageName } from '#shared/kernel/language-name.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { isWhole } from '#web/i18n/catalogues.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { LABELS } from '../administration-paths.ts';
import { countOf, labelRows } from '../labels/label-rows.ts';
import { useBuiltMessages, useStoredLabels } from '../labels/use-labels.ts';
import { WaitingLine } from './waiting-line.tsx';

/**
 * Counts the texts of the pages that a language lacks, and those whose original has changed since; loads them only where
 * there can be any.
 */
export function WaitingLabels({ language }: { readonly language: Locale }) {
  const t = useText();
  const { data: stored, isLoading } = useStoredLabels(language);
  const entries = stored?.[0]?.data.entries;
  const mayLack = !isWhole(language) || entries !== undefined;
  const { data: messages, isLoading: areMessagesComing } = useBuiltMessages(language, mayLack);
  const rows = useMemo(
    () => (messages && stored ? labelRows(messages, entries ?? []) : []),
    [messages, stored, entries],
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
