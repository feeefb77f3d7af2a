import { useState } from 'react';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useWeekTexts } from './use-week-texts.ts';
import { changeWeeks, type RefusedWeek, type WantedWeek } from './week-changes.ts';
import type { WeekEntries } from './week-entry.ts';
import type { WeekWindow } from './week-window.ts';

/** Actions that can be taken back, one after the other. */
const UNDO_STEPS = 50;

/** The entries before and after an action. */
type Step = { readonly from: WeekEntries; readonly to: WeekEntries };

export type WeeksProps = {
  readonly entries: WeekEntries;
  readonly onChange: (entries: WeekEntries) => void;
  readonly window: WeekWindow;
  /** Texts of the refusals when the offer was sent, by week. */
  readonly errors: Readonly<Record<string, string>>;
};

/** Keeps changes of weeks, each of which can be taken back; the result of the last one is told. */
export function useWeekEdits({ entries, onChange, window }: WeeksProps) {
  const t = useText();
  const { colon } = useFormats();
  const { dated, entryText } = useWeekTexts()(window);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [refused, setRefused] = useState<readonly RefusedWeek[]>([]);
  const [news, setNews] = useState('');
  const last = steps.at(-1);
  return {
    refused,
    /** The result of the last change, for screen readers. */
    news,
    /** Changes weeks; `bad`: entries of the same action that could not be read. */
    apply: (wanted: readonly WantedWeek[], bad: readonly RefusedWeek[] = []) => {
      const change = changeWeeks(entries, wanted, window);
      const kept = [...bad, ...change.refused];
      setRefused(kept);
      const { changed } = change;
      const [week = ''] = changed;
      setNews(
        changed.length === 1 && kept.length === 0
          ? dated(week) + colon + (entryText(change.entries[week]) || t('words.notSaid'))
          : t('offerform.week.changed', { count: changed.length, refused: kept.length }),
      );
      if (changed.length === 0) return;
      setSteps([...steps, { from: entries, to: change.entries }].slice(-UNDO_STEPS));
      onChange(change.entries);
    },
    // Entries that came otherwise since, as after a conflict, are no step of this grid.
    undo:
      last?.to !== entries
        ? null
        : () => {
            setSteps(steps.slice(0, -1));
            setRefused([]);
            setNews(t('offerform.week.undone'));
            onChange(last.from);
          },
  };
}
export type WeekEdits = ReturnType<typeof useWeekEdits>;
