import { Button } from '#web/components/button.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { ALL_REGIONS, type Period, type StatisticState } from './statistic-params.ts';

/** Asks for the months and regions of the statistic. */
export function StatisticFilters({
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
