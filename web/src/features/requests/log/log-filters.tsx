import { STATISTIC_MONTHS } from '#shared/requests/limits.ts';
import { SHOWN_STATUSES } from '#shared/requests/process/lapsed.ts';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SearchBox } from '#web/components/search-box.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { choosableMonths } from '../statistic/statistic-params.ts';
import type { LogState } from './log-params.ts';

/** Asks for the filters of the log: number, country, status and month. */
export function LogFilters({ state, change }: FilterProps<LogState>) {
  const t = useText();
  const labelled = useLabelled();
  const { month, compare } = useFormats();
  const { data: countries = [] } = useEntityList('country');
  const months = choosableMonths(useToday(), STATISTIC_MONTHS);
  return (
    <PhoneFold
      label={t('list.filters')}
      isUsed={Object.values(state).some((value) => value !== '')}
    >
      <search className="list-filters no-print">
        <SelectField
          label={t('words.country')}
          empty={t('words.any')}
          value={state.country}
          onChange={({ target }) => change({ country: target.value })}
          options={countries
            .map(({ id, data }) => ({ value: id, ...labelled(data.labels, data.code) }))
            .sort((a, b) => compare(a.label, b.label))}
        />
        <SelectField
          label={t('words.state')}
          empty={t('words.any')}
          value={state.status}
          onChange={({ target }) => change({ status: target.value })}
          options={SHOWN_STATUSES.filter((value) => value !== 'new').map((value) => ({
            value,
            label: t(`requests.status.${value}`),
          }))}
        />
        <SelectField
          label={t('requestlog.month')}
          empty={t('words.any')}
          value={state.month}
          onChange={({ target }) => change({ month: target.value })}
          options={months.map((value) => ({ value, label: month(value) }))}
        />
        <SearchBox
          label={t('requests.number')}
          text={state.text}
          onSearch={(text) => change({ text })}
        />
      </search>
    </PhoneFold>
  );
}
