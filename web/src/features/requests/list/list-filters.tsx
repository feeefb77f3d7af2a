import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import { SHOWN_STATUSES } from '#shared/requests/process/lapsed.ts';
import { DateField } from '#web/components/date-field.tsx';
import { useFilterOptions } from '#web/components/inputs/use-filter-options.ts';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SearchBox } from '#web/components/search-box.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFold } from '#web/components/use-fold.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useEntitiesById, useEntityList } from '#web/kernel/use-entities.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { useTypedFilter } from '#web/kernel/use-typed-filter.ts';
import { DUE, editorKey, isNarrowed, type RequestListState } from './list-filter.ts';
import { REQUEST_SEARCH } from './list-shortcuts.tsx';
import { useEditors } from './use-editors.ts';

type Filtering = FilterProps<RequestListState> & {
  readonly account: Entity<Account>;
};

/** Narrows a view: status, animals, in an office the person, and a word of number or applicant. */
export function ListFilters({ account, state, change }: Filtering) {
  const t = useText();
  const { data: country } = useCountry();
  const { items, isPending } = useEntitiesById('animalkind', country.enabledAnimals);
  const kinds = useFilterOptions('animalkind', isPending ? undefined : items, state.kind);
  return (
    <search className="no-print">
      <PhoneFold label={t('list.filters')} isUsed={isNarrowed(state)}>
        <div className="list-filters">
          {state.view !== 'drafts' && (
            <SelectField
              label={t('words.state')}
              empty={t('words.any')}
              value={state.status}
              onChange={(event) => change({ status: event.target.value })}
              options={SHOWN_STATUSES.map((value) => ({
                value,
                label: t(`requests.status.${value}`),
              }))}
            />
          )}
          <SelectField
            label={t('offers.condition.animalkind')}
            empty={t('words.any')}
            value={state.kind}
            onChange={(event) => change({ kind: event.target.value })}
            options={kinds}
          />
          {isOffice(account) && <EditorFilter account={account} state={state} change={change} />}
          <SearchBox
            id={REQUEST_SEARCH}
            label={t('requests.searchText')}
            text={state.text}
            onSearch={(text) => change({ text })}
          />
        </div>
        <MoreFilters state={state} change={change} />
      </PhoneFold>
    </search>
  );
}

/** Tells whether several people may work on the requests of an account. */
const isOffice = ({ data }: Entity<Account>): boolean => data.staticData.role !== 'AGR';

/** Asks for the person who has the requests; each with the number of them. */
function EditorFilter({ account, state, change }: Filtering) {
  const t = useText();
  const { number } = useFormats();
  const { editors } = useEditors(account, state);
  return (
    <SelectField
      label={t('requests.editor')}
      empty={t('words.any')}
      value={state.editor}
      onChange={({ target }) => change({ editor: target.value })}
      options={editors.map(({ name, count }) => ({
        value: editorKey(name),
        label: `${name ?? t('requests.noEditor')} (${number(count)})`,
      }))}
    />
  );
}

/** Asks for region, form and days, folded while nobody uses them. */
function MoreFilters({ state, change }: FilterProps<RequestListState>) {
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
