import { useText } from '#web/i18n/text-provider.tsx';
import type { WeekWord } from './week-entry.ts';

/** How the page calls what is said of a week without a number. */
export function useWeekWords(): Readonly<Record<WeekWord, string>> {
  const t = useText();
  return {
    full: t('offers.week.full'),
    none: t('offers.week.none'),
    later: t('offers.week.later'),
  };
}
