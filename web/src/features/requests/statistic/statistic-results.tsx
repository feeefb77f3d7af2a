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
import { hasNothing } from './count-by.ts';
import { DecisionsSection } from './decisions-section.tsx';
import { KeyNumbers } from './key-numbers.tsx';
import { PurposesSection } from './purposes-section.tsx';
import { type StatisticScope, useStatistic } from './use-statistic.ts';

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
            <EmptyState title={t('statistic.none')}>
              <p>{t('statistic.noneText')}</p>
            </EmptyState>
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
