import { isDay } from '#shared/kernel/is-day.ts';
import { DateField } from '#web/components/date-field.tsx';
import { useFilterOptions } from '#web/components/inputs/use-filter-options.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useFold } from '#web/components/use-fold.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { useTypedFilter } from '#web/kernel/use-typed-filter.ts';
import { DUE, type RequestListState } from './list-filter.ts';

/** Asks for region, form and days, folded while nobody uses them. */
export function MoreFilters({ state, change }: FilterProps<RequestListState>) {
  const t = useText();
  const { id: country } = useCountry();
  const isUsed = [state.region, state.package, state.due, state.from, state.to].some(
    (value) => value !== '',
  );
  const [isOpen, setOpen] = useFold(isUsed);
  const regions = useEntityList('region', {
    filter: { field: 'country', comparison: 'eq', value: country },
    enabled: isOpen,
  });
  const forms = useEntityList('requestpackage', { enabled: isOpen });
  const ofCountry = forms.data?.filter(({ data }) => data.countries.includes(country));
  const regionOptions = useFilterOptions('region', regions.data, state.region);
  const formOptions = useFilterOptions('requestpackage', ofCountry, state.package);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('requests.moreFilters')}</summary>
      <div className="list-filters more-filters">
        <SelectField
          label={t('words.region')}
          empty={t('words.any')}
          value={state.region}
          onChange={({ target }) => change({ region: target.value })}
          options={regionOptions}
        />
        <SelectField
          label={t('requests.package')}
          empty={t('words.any')}
          value={state.package}
          onChange={({ target }) => change({ package: target.value })}
          options={formOptions}
        />
        <SelectField
          label={t('requests.due')}
          empty={t('words.any')}
          value={state.due}
          onChange={({ target }) => change({ due: target.value })}
          options={DUE.map((value) => ({ value, label: t(`requests.dueFilter.${value}`) }))}
        />
        <DayFilter
          label={t('requests.sentFrom')}
          day={state.from}
          onDay={(from) => change({ from })}
        />
        <DayFilter label={t('requests.sentTo')} day={state.to} onDay={(to) => change({ to })} />
      </div>
    </details>
  );
}

/** Asks for a day; it counts when the field is left, or with Enter. */
function DayFilter({
  label,
  day,
  onDay,
}: {
  readonly label: string;
  readonly day: string;
  readonly onDay: (day: string) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const formats = useFormats();
  const { isRefused, input } = useTypedFilter(isDay(day) ? formats.day(day) : day, (typed) => {
    const next = typed.trim() === '' ? '' : parseDay(typed, locale);
    if (next !== undefined && next !== day) onDay(next);
    return next !== undefined;
  });
  return <DateField label={label} error={isRefused ? t('words.dayWrong') : undefined} {...input} />;
}
