import { useState } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { changeWeeks, type RefusedWeek, type WantedWeek } from './week-changes.ts';
import type { WeekEntries } from './week-entry.ts';
import type { WeekWindow } from './week-window.ts';

/** Actions that can be taken back, one after the other. */
const UNDO_STEPS = 50;

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
  const [before, setBefore] = useState<readonly WeekEntries[]>([]);
  const [refused, setRefused] = useState<readonly RefusedWeek[]>([]);
  const [news, setNews] = useState('');
  const last = before.at(-1);
  return {
    refused,
    /** The result of the last change, for screen readers. */
    news,
    /** Changes weeks; `bad`: entries of the same action that could not be read. */
    apply: (wanted: readonly WantedWeek[], bad: readonly RefusedWeek[] = []) => {
      const change = changeWeeks(entries, wanted, window);
      const kept = [...bad, ...change.refused];
      setRefused(kept);
      setNews(t('offerform.week.changed', { count: change.changed.length, refused: kept.length }));
      if (change.changed.length === 0) return;
      setBefore([...before, entries].slice(-UNDO_STEPS));
      onChange(change.entries);
    },
    undo:
      last === undefined
        ? null
        : () => {
            setBefore(before.slice(0, -1));
            setRefused([]);
            setNews(t('offerform.week.undone'));
            onChange(last);
          },
  };
}
export type WeekEdits = ReturnType<typeof useWeekEdits>;
