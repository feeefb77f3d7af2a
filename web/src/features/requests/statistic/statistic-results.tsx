import { medianDays } from '#shared/requests/statistics.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { AnimalsSection } from './animals-section.tsx';
import { ChartSection } from './chart-section.tsx';
import { hasNothing, sumOf } from './count-by.ts';
import { KeyNumbers } from './key-numbers.tsx';
import { PurposesSection } from './purposes-section.tsx';
import { monthsOf, type Period } from './statistic-params.ts';
import { useSeries } from './use-series.ts';
import { type StatisticData, type StatisticScope, useStatistic } from './use-statistic.ts';

/** Shows the numbers of a period and some regions: in short, by month, by animals, by purpose and reason. */
export function StatisticResults(scope: StatisticScope) {
  const t = useText();
  const query = useStatistic(scope);
  return (
    <QueryState query={query} rows={6}>
      {({ rows, days, ...of }) =>
        hasNothing(rows, days) ? (
          <>
            <Covered {...of} />
            <EmptyState title={t('statistic.none')} />
          </>
        ) : (
          <div aria-busy={query.isPlaceholderData}>
            <Covered {...of} />
            <KeyNumbers rows={rows} days={days} />
            <div className="buttons no-print">
              <Button icon="print" onClick={() => window.print()}>
                {t('action.print')}
              </Button>
            </div>
            <DecisionsSection period={of.period} rows={rows} days={days} />
            <AnimalsSection rows={rows} />
            <PurposesSection rows={rows} />
          </div>
        )
      }
    </QueryState>
  );
}

/** Tells above the numbers, on paper too, which period and regions they cover. */
function Covered({ period, regions, country }: StatisticScope) {
  const t = useText();
  const labelled = useLabelled();
  const { now } = useKernel();
  const { month, compare, time } = useFormats();
  const nameOf = ({ id, data }: EntityOf<'region'>) => labelled(data.labels, id).label;
  const names = regions
    .toSorted((a, b) => compare(nameOf(a), nameOf(b)))
    .map(({ id, data }) => <LabelText key={id} labels={data.labels} otherwise={id} />);
  return (
    <p role="status">
      <TermText term={`${month(period.from)} – ${month(period.to)}`}>
        {country ? <LabelText labels={country} /> : <ListText items={names} />}
      </TermText>
      <span className="print-only">
        {t('statistic.asOf', { time: time(new Date(now()).toISOString()) })}
      </span>
    </p>
  );
}

/** Shows how many requests were decided in each month, how, and how long that took. */
function DecisionsSection({ period, rows, days }: StatisticData & { readonly period: Period }) {
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
