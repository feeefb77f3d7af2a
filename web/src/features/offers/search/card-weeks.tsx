import { addWeeks, weekOf } from '#shared/kernel/calendar-week.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { hasAnimals, isWeekOffered } from '#shared/offers/weekly-supply.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';
import './card-weeks.css';

const WEEKS = 6;
const WEEKS_BEFORE = 2;

/** Shows the animals of six weeks around the wanted one, or else from the shown one on, as one picture. */
export function CardWeeks({
  offer,
  shown,
  wanted,
}: {
  readonly offer: Offer;
  /** The week whose animals the card names. */
  readonly shown: string | undefined;
  readonly wanted: string;
}) {
  const t = useText();
  const { week: weekName, number, list } = useFormats();
  const present = weekOf(new Date(useToday()));
  const earliest = wanted === '' ? (shown ?? present) : addWeeks(wanted, -WEEKS_BEFORE);
  const first = earliest > present ? earliest : present;
  const cells = Array.from({ length: WEEKS }, (_, index) => {
    const week = addWeeks(first, index);
    const row = offer.statusWeekly.find(({ calendarWeek }) => calendarWeek === week);
    if (!row || !hasAnimals(row) || !isWeekOffered(offer, row)) {
      return { week, level: 'none', text: '–', word: t('offers.noAnimals') };
    }
    const text = row.available ? number(row.available) : t('inputs.yes');
    return { week, level: week === wanted ? 'full' : 'some', text, word: text };
  });
  return (
    <div
      className="card-weeks"
      role="img"
      aria-label={list(cells.map(({ week, word }) => `${weekName(week)} ${word}`))}
    >
      {cells.map(({ week, level, text }) => (
        <span key={week} className={week === wanted ? `week-${level} is-wanted` : `week-${level}`}>
          {weekName(week)}
          <strong>{text}</strong>
        </span>
      ))}
    </div>
  );
}
