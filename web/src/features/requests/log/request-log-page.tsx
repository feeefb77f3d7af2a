import { useState } from 'react';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { useTableState } from '#web/components/data-table/use-table-state.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { DeletionProtocol } from './deletion-protocol.tsx';
import { LogFilters } from './log-filters.tsx';
import { logFilter, logOrder, logParams } from './log-params.ts';
import { LogTable, USUAL_COLUMNS } from './log-table.tsx';
import type { Deleted } from './use-deletion.ts';
import '../list/list.css';

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
