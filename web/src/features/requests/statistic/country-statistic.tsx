import type { Labels } from '#shared/kernel/label.ts';
import { STATISTIC_MONTHS } from '#shared/requests/limits.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { StatisticFilters } from './statistic-filters.tsx';
import { ALL_REGIONS, choosableMonths, periodOf, statisticParams } from './statistic-params.ts';
import { StatisticResults } from './statistic-results.tsx';
import './statistic.css';

type Country = { readonly id: string; readonly data: { readonly labels: Labels } };

/**
 * Shows the statistic of a country: of an authority's own regions until others are chosen, without an authority of
 * all.
 */
export function CountryStatistic({
  country,
  authority,
}: {
  readonly country: Country;
  readonly authority?: string;
}) {
  const regions = useEntityList('region', {
    filter: { field: 'country', comparison: 'eq', value: country.id },
  });
  return (
    <QueryState query={regions} rows={6}>
      {(all) => <RegionsStatistic authority={authority} country={country} regions={all} />}
    </QueryState>
  );
}

function RegionsStatistic({
  authority,
  country,
  regions,
}: {
  readonly authority: string | undefined;
  readonly country: Country;
  readonly regions: readonly EntityOf<'region'>[];
}) {
  const t = useText();
  const [state, change] = useListState(statisticParams);
  const months = choosableMonths(useToday(), STATISTIC_MONTHS);
  const period = periodOf(state, months);
  const own = regions.filter(({ data }) => authority !== undefined && data.aut === authority);
  const usual = authority === undefined ? regions : own;
  const chosen = chosenRegions(state.regions, regions, usual);
  const isWhole = chosen.length === regions.length;
  return (
    <>
      <StatisticFilters
        state={state}
        change={change}
        months={months}
        period={period}
        regions={regions}
        own={own.map(({ id }) => id)}
        chosen={chosen.map(({ id }) => id)}
        isWhole={isWhole}
      />
      {chosen.length === 0 ? (
        <EmptyState title={t('statistic.noRegion')}>
          <p>{t('statistic.noRegionText')}</p>
        </EmptyState>
      ) : (
        <StatisticResults
          period={period}
          regions={chosen}
          country={isWhole ? country.data.labels : undefined}
        />
      )}
    </>
  );
}

/** Regions that the address names and that are gone are passed over; without any left it is the usual ones. */
function chosenRegions<R extends { readonly id: string }>(
  wanted: readonly string[],
  all: readonly R[],
  usual: readonly R[],
): readonly R[] {
  if (wanted.includes(ALL_REGIONS)) return all;
  const named = all.filter(({ id }) => wanted.includes(id));
  return named.length > 0 ? named : usual;
}
