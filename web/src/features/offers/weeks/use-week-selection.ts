import { useState } from 'react';
import { weeksBetween } from './grid-keys.ts';
import type { MonthRow } from './month-rows.ts';
import type { WeeksProps } from './use-week-edits.ts';
import { weekLock } from './week-window.ts';

/** Holds which week is active, and which are selected with it. */
export function useWeekSelection(rows: readonly MonthRow[], window: WeeksProps['window']) {
  const weeks = rows.flatMap((row) => row.weeks);
  const first = weeks.find((week) => weekLock(week, window) === undefined) ?? window.thisWeek;
  const [chosen, setChosen] = useState({ active: first, anchor: first });
  // The list of weeks moves on at midnight of a Sunday.
  const active = weeks.includes(chosen.active) ? chosen.active : first;
  const anchor = weeks.includes(chosen.anchor) ? chosen.anchor : active;
  return {
    weeks,
    active,
    selected: weeksBetween(weeks, active, anchor),
    go: (week: string | undefined, extend = false) => {
      if (week !== undefined) {
        setChosen({ active: week, anchor: extend ? chosen.anchor : week });
      }
    },
  };
}
