import { useState } from 'react';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Offer, WeekStatus } from '#shared/offers/offer.ts';
import { hasAnimals, isWeekOffered } from '#shared/offers/weekly-supply.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useMedia } from '#web/kernel/use-media.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { monthOf } from '../weeks/month-rows.ts';
import './offer-weeks.css';

const FEW_WEEKS = 6;
const FEW_MONTHS = 3;
const DESK = '(min-width: 48em)';

/**
 * Shows weekly availability from the present week on, past weeks being history: a list on a phone, on a desk a calendar
 * with a month a row. Weeks that a search does not find, because the offer is not available then, are left out.
 */
export function OfferWeeks({
  offer,
  wanted,
}: {
  readonly offer: Offer;
  /** The week that the visitor wants; empty: none. */
  readonly wanted: string;
}) {
  const t = useText();
  const isDesk = useMedia(DESK);
  const [isWhole, setWhole] = useState(false);
  const present = weekOf(new Date(useToday()));
  const rows = offer.statusWeekly.filter(
    (row) => row.calendarWeek >= present && isWeekOffered(offer, row),
  );
  if (rows.length === 0) return null;
  const few = isDesk ? fewMonths(rows, wanted) : fewWeeks(rows, wanted);
  const shown = isWhole ? rows : few;
  const isFolded = (row: WeekStatus) => !shown.includes(row);
  return (
    <section aria-labelledby="weeks" className="stack">
      <h2 id="weeks">{t('offer.weeks')}</h2>
      {isDesk ? (
        <WeekCalendar rows={rows} wanted={wanted} isFolded={isFolded} />
      ) : (
        <ul className="plain week-list">
          {rows.map((row) => (
            <li key={row.calendarWeek} className={classOf(row, wanted)} hidden={isFolded(row)}>
              <Week row={row} wanted={wanted} />
            </li>
          ))}
        </ul>
      )}
      {few.length < rows.length && (
        <p className="no-print">
          <button
            type="button"
            className="link-button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? t('offer.fewerWeeks')
              : t('offer.moreWeeks', { count: rows.length - few.length })}
          </button>
        </p>
      )}
    </section>
  );
}

type WeeksProps = {
  readonly rows: readonly WeekStatus[];
  readonly wanted: string;
  /** Tells whether a week is on paper only. */
  readonly isFolded: (row: WeekStatus) => boolean;
};

function WeekCalendar({ rows, wanted, isFolded }: WeeksProps) {
  const { month } = useFormats();
  return (
    <table className="week-calendar" aria-labelledby="weeks">
      <tbody>
        {[...byMonth(rows)].map(([of, weeks]) => (
          <tr key={of} hidden={weeks.every(isFolded)}>
            <th scope="row">{month(of)}</th>
            {weeks.map((row) => (
              <td key={row.calendarWeek} className={classOf(row, wanted)}>
                <Week row={row} wanted={wanted} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows a week with its days, whether it is the wanted one, and its animals in a number or words. */
function Week({ row, wanted }: { readonly row: WeekStatus; readonly wanted: string }) {
  const t = useText();
  const { number, week, weekDays } = useFormats();
  const { available } = row;
  const word = t(`offers.week.${levelOf(row)}`);
  return (
    <>
      <strong>{week(row.calendarWeek)}</strong> <span>{weekDays(row.calendarWeek)}</span>{' '}
      {row.calendarWeek === wanted && <span className="week-yours">{t('offer.yourWeek')}</span>}{' '}
      <span className="week-animals">
        {hasAnimals(row) && available !== undefined && <strong>{number(available)}</strong>}{' '}
        {(levelOf(row) !== 'full' || available === undefined) && word}
      </span>
    </>
  );
}

const byMonth = (rows: readonly WeekStatus[]) =>
  Map.groupBy(rows, ({ calendarWeek }) => monthOf(calendarWeek));

/** Returns six weeks with the wanted one as the third of them. */
function fewWeeks(rows: readonly WeekStatus[], wanted: string): readonly WeekStatus[] {
  const place = rows.findIndex(({ calendarWeek }) => calendarWeek === wanted);
  const start = Math.max(0, Math.min(place - 2, rows.length - FEW_WEEKS));
  return rows.slice(start, start + FEW_WEEKS);
}

/** Returns the weeks of three months with that of the wanted week as the second of them. */
function fewMonths(rows: readonly WeekStatus[], wanted: string): readonly WeekStatus[] {
  const months = [...byMonth(rows).values()];
  const place = months.findIndex((of) => of.some(({ calendarWeek }) => calendarWeek === wanted));
  const start = Math.max(0, Math.min(place - 1, months.length - FEW_MONTHS));
  return months.slice(start, start + FEW_MONTHS).flat();
}

function levelOf(row: WeekStatus): 'none' | 'later' | 'full' {
  if (!hasAnimals(row)) return 'none';
  return row.status === 'onRequest' ? 'later' : 'full';
}

const classOf = (row: WeekStatus, wanted: string): string =>
  `is-${levelOf(row)}${row.calendarWeek === wanted ? ' is-wanted' : ''}`;
