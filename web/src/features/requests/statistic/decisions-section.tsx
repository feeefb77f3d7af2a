import { medianDays } from '#shared/requests/statistics.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { ChartSection } from './chart-section.tsx';
import { sumOf } from './count-by.ts';
import { monthsOf, type Period } from './statistic-params.ts';
import { useSeries } from './use-series.ts';
import type { StatisticData } from './use-statistic.ts';

/** Shows how many requests were decided in each month, how, and how long that took. */
export function DecisionsSection({
  period,
  rows,
  days,
}: StatisticData & { readonly period: Period }) {
  const t = useText();
  const { month: monthName, shortMonth } = useFormats();
  const { granted, refused, lapsed } = useSeries();
  const months = monthsOf(period).map((month) => ({
    month,
    counts: sumOf(rows.filter((row) => row.month === month)),
    median: medianDays(days.filter((row) => row.month === month)),
  }));
  return (
    <ChartSection
      title={t('statistic.byMonth')}
      isUpright
      series={[granted, refused, lapsed]}
      chart={months.map(({ month, counts }) => ({
        name: shortMonth(month),
        values: {
          granted: counts.requestsGranted,
          refused: counts.requestsRefused,
          lapsed: counts.requestsLapsed,
        },
      }))}
      headings={[
        t('statistic.month'),
        t('statistic.asked'),
        t('statistic.granted'),
        t('statistic.refused'),
        t('statistic.lapsed'),
        t('statistic.medianColumn'),
      ]}
      table={months.map(({ month, counts, median }) => ({
        key: month,
        name: monthName(month),
        numbers: [
          counts.requestsAsked,
          counts.requestsGranted,
          counts.requestsRefused,
          counts.requestsLapsed,
          median,
        ],
      }))}
    />
  );
}
