import { medianDays } from '#shared/requests/statistics.ts';
import { COMING } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { sumOf } from './count-by.ts';
import { useStatisticOfMonth } from './use-statistic.ts';
import '../requests.css';

/** Shows what was decided in regions since the month began, and how long it took; nothing where it cannot be had. */
export function ThisMonth({ regions }: { readonly regions: readonly string[] }) {
  const t = useText();
  const { month: monthName, number, unit } = useFormats();
  const month = useToday().slice(0, 7);
  const { data, isPending } = useStatisticOfMonth(month, regions);
  if (isPending) return COMING;
  if (data === undefined) return null;
  const { requestsGranted, requestsRefused, requestsLapsed } = sumOf(data.rows);
  const median = medianDays(data.days);
  const figures = [
    ['statistic.grantedWord', number(requestsGranted)],
    ['statistic.refusedWord', number(requestsRefused)],
    ['statistic.lapsedWord', number(requestsLapsed)],
    ...(median === undefined ? [] : [['statistic.median', unit(median, 'day')] as const]),
  ] as const;
  return (
    <section aria-labelledby="this-month" className="in-hand">
      <h3 id="this-month">
        <Link to={pathTo('RequestStatistic')}>{monthName(month)}</Link>
      </h3>
      <ul className="plain">
        {figures.map(([words, figure]) => (
          <li key={words}>
            <span>{t(words)}</span>
            <b className="numbers">{figure}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
