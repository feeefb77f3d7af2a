import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Locale } from '#shared/kernel/locale.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { loadBuiltMessages } from './built-messages.ts';
import { type LabelRow, labelRows } from './label-rows.ts';

/** Returns the built-in messages, with those of a language. */
export const useBuiltMessages = (language: Locale) =>
  useQuery({
    queryKey: ['builtMessages', language],
    queryFn: () => loadBuiltMessages(language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the labels that administrators gave instead in a language: one entity, or none yet. */
export const useStoredLabels = (language: Locale) =>
  useEntityList('i18nlabels', {
    filter: { field: 'language', comparison: 'eq', value: language },
  });

/** Returns every message of a language with its label; undefined until both are there. */
export function useLabelRows(language: Locale): readonly LabelRow[] | undefined {
  const { data: messages } = useBuiltMessages(language);
  const { data: stored } = useStoredLabels(language);
  return useMemo(
    () => messages && stored && labelRows(messages, stored[0]?.data.entries ?? []),
    [messages, stored],
  );
}
