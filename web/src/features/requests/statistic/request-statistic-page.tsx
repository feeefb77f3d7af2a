import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { STATISTIC_MONTHS } from '#shared/requests/limits.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { StatisticFilters } from './statistic-filters.tsx';
import { ALL_REGIONS, choosableMonths, periodOf, statisticParams } from './statistic-params.ts';
import { StatisticResults } from './statistic-results.tsx';
import './statistic.css';

/** What was asked and decided in the authority's regions, or in others of its country. */
export function RequestStatisticPage() {
  const t = useText();
  const session = useSession();
  const { id: country } = useCountry();
  const regions = useEntityList('region', {
    filter: { field: 'country', comparison: 'eq', value: country },
  });
  return (
    <>
      <PageHeading title={t('menu.RequestStatistic')} lead={t('statistic.lead')} />
      {session.status === 'signedIn' && (
        <QueryState query={regions} rows={6}>
          {(all) => <Statistic account={session.account} regions={all} />}
        </QueryState>
      )}
    </>
  );
}

function Statistic({
  account,
  regions,
}: {
  readonly account: Entity<Account>;
  readonly regions: readonly EntityOf<'region'>[];
}) {
  const t = useText();
  const { now } = useKernel();
  const [state, change] = useListState(statisticParams);
  const months = choosableMonths(new Date(now()), STATISTIC_MONTHS);
  const period = periodOf(state, months);
  const own = regions.filter(({ data }) => data.aut === account.id);
  const chosen = chosenRegions(state.regions, regions, own);
  return (
    <>
      <StatisticFilters
        {...{ state, change, months, period, regions }}
        own={own.map(({ id }) => id)}
        chosen={chosen.map(({ id }) => id)}
      />
      {chosen.length === 0 ? (
        <EmptyState title={t('statistic.noRegion')}>
          <p>{t('statistic.noRegionText')}</p>
        </EmptyState>
      ) : (
        <StatisticResults period={period} regions={chosen} />
      )}
    </>
  );
}

/** Regions that the address names and that are gone are passed over; without any left it is the own ones. */
function chosenRegions<R extends { readonly id: string }>(
  wanted: readonly string[],
  all: readonly R[],
  own: readonly R[],
): readonly R[] {
  if (wanted.includes(ALL_REGIONS)) return all;
  const named = all.filter(({ id }) => wanted.includes(id));
  return named.length > 0 ? named : own;
}
