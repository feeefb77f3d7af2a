import { useState } from 'react';
import { addWeeks, weekOf } from '#shared/kernel/calendar-week.ts';
import { latestWeek } from '#shared/offers/preorder-dates.ts';
import { Button } from '#web/components/button.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';

/** Returns the weeks that are shown, some at a time, and the ways to those before and after them. */
export function useShownWeeks(size: number) {
  const today = useToday();
  const present = weekOf(new Date(today));
  const last = latestWeek(today);
  const [page, setPage] = useState(0);
  const first = addWeeks(present, size * page);
  const weeks = Array.from({ length: size }, (_, index) => addWeeks(first, index)).filter(
    (week) => week <= last,
  );
  const hasLater = addWeeks(first, size) <= last;
  return {
    weeks,
    earlier: page > 0 ? () => setPage(page - 1) : undefined,
    later: hasLater ? () => setPage(page + 1) : undefined,
  };
}

/** Leads to the weeks before and after those that are shown. */
export function WeekPager({ weeks, earlier, later }: ReturnType<typeof useShownWeeks>) {
  const t = useText();
  const { week } = useFormats();
  return (
    <div className="sheet-pager no-print">
      <Button icon="left" aria-disabled={!earlier || undefined} onClick={earlier}>
        <span className="visually-hidden">{t('offers.earlierWeeks')}</span>
      </Button>
      <p role="status">
        {week(weeks[0] ?? '')} – {week(weeks.at(-1) ?? '')}
      </p>
      <Button icon="right" aria-disabled={!later || undefined} onClick={later}>
        <span className="visually-hidden">{t('offers.laterWeeks')}</span>
      </Button>
    </div>
  );
}
