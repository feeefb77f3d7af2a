import { useState } from 'react';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { SHOWN_STATUSES } from '#shared/requests/process/lapsed.ts';
import { useTableState } from '#web/components/data-table/use-table-state.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SearchBox } from '#web/components/search-box.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { ExportButton } from '#web/features/exports/public.ts';
import { useFormats, useLabelled, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityList, useEntityPages } from '#web/kernel/use-entities.ts';
import { type FilterProps, useListState } from '#web/kernel/use-list-state.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { choosableMonths } from '../statistic/statistic-params.ts';
import { type LogState, logFilter, logOrder, logParams } from './log-params.ts';
import { LogTable, USUAL_COLUMNS } from './log-table.tsx';
import type { Deleted } from './use-deletion.ts';
import '../list/list.css';

const FILE_COLUMNS = ['hid', 'applicantName', 'status', 'deletedOn'];

/** Shows all requests of all countries, for administrators: to find them, and to take them out of the product. */
export function RequestLogPage() {
  const t = useText();
  const { number } = useFormats();
  const [state, change] = useListState(logParams);
  const table = useTableState(USUAL_COLUMNS);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const filter = logFilter(state, timeZoneOf(useCountry().data));
  const sorting = logOrder(table.sort, useLocale());
  const pages = useEntityPages('request-process', { filter, sorting, limit: PAGE_DEFAULT });
  const { data: total = 0 } = useEntityCount('request-process', { filter });
  const caption = t('requests.found', { count: total, shown: number(total) });
  return (
    <>
      <PageHeading title={t('menu.AdminRequestLog')} lead={t('requestlog.lead')} />
      {deleted.length > 0 && <DeletionProtocol deleted={deleted} />}
      <LogFilters state={state} change={change} />
      <FoundList
        pages={pages}
        total={total}
        step={PAGE_DEFAULT}
        rows={5}
        caption={caption}
        empty={<EmptyState title={t('requests.noneMatch')} />}
      >
        {(requests) => (
          <LogTable
            requests={requests}
            caption={caption}
            total={total}
            filter={filter}
            state={table}
            onDeleted={(now) => setDeleted((before) => [...before, ...now.deleted])}
          />
        )}
      </FoundList>
    </>
  );
}

/** Shows the requests that were deleted since the page was opened, to be kept as a file. */
export function DeletionProtocol({ deleted }: { readonly deleted: readonly Deleted[] }) {
  const t = useText();
  return (
    <Notice tone="ok" role="status" title={t('requestlog.deleted', { count: deleted.length })}>
      <p>{deleted.map(({ hid }) => hid).join(', ')}</p>
      <ExportButton
        label={t('requestlog.protocol')}
        size="compact"
        kind="deletedRequests"
        count={deleted.length}
        filter={{ $or: conditionsOf(deleted) }}
        listed={FILE_COLUMNS.map((name) => ({ name }))}
      />
    </Notice>
  );
}

/** Returns the conditions of which these requests meet one each: one takes so many ids. */
function conditionsOf(deleted: readonly Deleted[]) {
  return Array.from({ length: Math.ceil(deleted.length / FILTER_VALUES) }, (_, index) => {
    const part = deleted.slice(index * FILTER_VALUES, (index + 1) * FILTER_VALUES);
    return { field: 'id', comparison: 'in' as const, value: part.map(({ id }) => id) };
  });
}

/** Asks for the filters of the log: number, country, status and month. */
function LogFilters({ state, change }: FilterProps<LogState>) {
  const t = useText();
  const labelled = useLabelled();
  const { month, compare } = useFormats();
  const { data: countries = [] } = useEntityList('country');
  const months = choosableMonths(useToday());
  return (
    <PhoneFold
      label={t('list.filters')}
      isUsed={Object.values(state).some((value) => value !== '')}
    >
      <search className="list-filters no-print">
        <SelectField
          label={t('offers.condition.country')}
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
