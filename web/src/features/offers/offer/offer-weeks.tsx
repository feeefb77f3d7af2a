import type { ReactNode } from 'react';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Offer, WeekStatus } from '#shared/offers/offer.ts';
import { hasAnimals, isWeekOffered } from '#shared/offers/weekly-supply.ts';
import { type WeekLevel, WeekTable } from '#web/components/week-table.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';

/**
 * Shows weekly availability from the present week on; past weeks are history. Weeks that a search does not find,
 * because the offer is not available then, do not show animals.
 */
export function OfferWeeks({ offer, breed }: { readonly offer: Offer; readonly breed: ReactNode }) {
  const t = useText();
  const { number } = useFormats();
  const caption = useCaption();
  const present = weekOf(new Date(useToday()));
  const rows = offer.statusWeekly.filter(
    (row) => row.calendarWeek >= present && isWeekOffered(offer, row),
  );
  if (rows.length === 0) return null;
  const weeks = rows.map((row) => row.calendarWeek);
  const most = Math.max(...rows.map((row) => row.available ?? 0));
  return (
    <section aria-labelledby="weeks" className="stack">
      <h2 id="weeks">{t('offers.availability')}</h2>
      <WeekTable
        caption={caption(weeks)}
        weeks={weeks}
        rows={[
          {
            key: 'offer',
            heading: breed,
            cells: rows.map((row) => {
              const level = levelOf(row, most);
              const amount = level === 'none' ? undefined : row.available;
              const word = t(`offers.week.${level}`);
              return {
                week: row.calendarWeek,
                level,
                text: amount === undefined ? word : `${number(amount)} ${word}`,
              };
            }),
          },
        ]}
      />
    </section>
  );
}

function useCaption(): (weeks: readonly string[]) => string {
  const t = useText();
  const { week } = useFormats();
  const dated = (text = '') => `${week(text)} ${text.slice(0, 4)}`;
  return (weeks) =>
    t('offer.weeks', { first: dated(weeks[0]), last: dated(weeks.at(-1)), count: weeks.length });
}

const FULL_SHARE = 0.75;

/** Returns the level of a week: full from three quarters of the offer's best week on. */
function levelOf(row: WeekStatus, most: number): WeekLevel {
  if (!hasAnimals(row)) return 'none';
  if (row.status === 'onRequest') return 'later';
  if (row.available === undefined) return 'full';
  return row.available >= most * FULL_SHARE ? 'full' : 'some';
}
