import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#shared/kernel/locale.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { loadBuiltMessages } from './built-messages.ts';

/** Returns the built-in messages, with those of a language. */
export const useBuiltMessages = (language: Locale, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['builtMessages', language],
    queryFn: () => loadBuiltMessages(language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the labels that administrators gave instead in a language: one entity, or none yet. */
export const useStoredLabels = (language: Locale) =>
  useEntityList('i18nlabels', {
    filter: { field: 'language', comparison: 'eq', value: language },
  });
