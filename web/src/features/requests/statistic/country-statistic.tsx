import type { Labels } from '#shared/kernel/label.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { type FilterProps, useListState } from '#web/kernel/use-list-state.ts';
import { useToday } from '#web/kernel/use-today.ts';
import {
  ALL_REGIONS,
  choosableMonths,
  type Period,
  periodOf,
  type StatisticState,
  statisticParams,
} from './statistic-params.ts';
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
  const months = choosableMonths(useToday());
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

/** Asks for the months and regions of the statistic. */
function StatisticFilters({
  state,
  change,
  months,
  period,
  regions,
  own,
  chosen,
  isWhole,
}: FilterProps<StatisticState> & {
  readonly months: readonly string[];
  readonly period: Period;
  readonly regions: readonly EntityOf<'region'>[];
  /** Ids of the authority's own regions. */
  readonly own: readonly string[];
  readonly chosen: readonly string[];
  /** All regions of the country are chosen: its name says so, not a list of them. */
  readonly isWhole: boolean;
}) {
  const t = useText();
  const labelled = useLabelled();
  const { month, compare } = useFormats();
  const monthOptions = months.map((value) => ({ value, label: month(value) }));
  const regionOptions = regions
    .map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <search className="statistic-filters no-print">
      <SelectField
        label={t('statistic.from')}
        value={period.from}
        onChange={({ target }) => change({ from: target.value, to: period.to })}
        options={monthOptions}
      />
      <SelectField
        label={t('statistic.to')}
        value={period.to}
        onChange={({ target }) => change({ from: period.from, to: target.value })}
        options={monthOptions}
      />
      <div className="statistic-regions">
        <PickList
          label={t('statistic.regions')}
          {...(isWhole && { empty: t('statistic.allRegions') })}
          options={regionOptions}
          value={isWhole ? [] : chosen}
          onChange={(value) => change({ regions: value })}
        />
        <div className="buttons">
          {own.length > 0 && state.regions.length > 0 && (
            <Button look="quiet" size="compact" onClick={() => change({ regions: [] })}>
              {t('statistic.ownRegions')}
            </Button>
          )}
          {!isWhole && (
            <Button look="quiet" size="compact" onClick={() => change({ regions: [ALL_REGIONS] })}>
              {t('statistic.allRegions')}
            </Button>
          )}
        </div>
      </div>
    </search>
  );
}
