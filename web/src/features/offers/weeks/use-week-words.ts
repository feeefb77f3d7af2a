import { useText } from '#web/i18n/text-provider.tsx';
import type { WeekWord } from './week-entry.ts';

/** Returns the page's words for entries without a number. */
export function useWeekWords(): Readonly<Record<WeekWord, string>> {
  const t = useText();
  return {
    full: t('offers.week.full'),
    none: t('offers.week.none'),
    later: t('offers.week.later'),
  };
}
