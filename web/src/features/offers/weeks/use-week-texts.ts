import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useWeekWords } from './use-week-words.ts';
import type { RefusedWeek } from './week-changes.ts';
import { type WeekEntry, wordOf } from './week-entry.ts';
import type { WeekRefusal, WeekWindow } from './week-window.ts';

/** Returns a function that gives weeks and their entries in words. */
export function useWeekTexts() {
  const t = useText();
  const { number, week, weekDays } = useFormats();
  const words = useWeekWords();
  const dated = (date: string) => `${week(date)} (${weekDays(date)})`;
  return (window: WeekWindow) => {
    const lockText = (reason: WeekRefusal): string => {
      if (reason === 'past') return t('offerform.week.past');
      const isSoon = reason === 'tooSoon' && window.earliest !== undefined;
      return isSoon
        ? t('errors.offers.leadTooShort', { limit: dated(window.earliest) })
        : t('errors.offers.tooFarAhead', { limit: dated(window.latest) });
    };
    const reasonText = (reason: RefusedWeek['reason']): string => {
      if (reason === 'noNumber') return t('offerform.week.noNumber', { ...words });
      return reason === 'tooMany' ? t('offerform.week.tooMany') : lockText(reason);
    };
    return {
      dated,
      words,
      lockText,
      reasonText,
      entryText: (entry: WeekEntry | undefined): string => {
        if (entry === undefined) return '';
        const word = wordOf(entry);
        return word === undefined ? number(entry.available ?? 0) : words[word];
      },
      /** `Week 15 (6–12 Apr), "abc": Enter a number …` */
      refusedText: ({ week: date, text, reason }: RefusedWeek): string =>
        t('offerform.week.refused', {
          week: date === undefined ? t('offerform.week.behindLast') : dated(date),
          text,
          reason: reasonText(reason),
        }),
    };
  };
}
export type WeekTexts = ReturnType<ReturnType<typeof useWeekTexts>>;
