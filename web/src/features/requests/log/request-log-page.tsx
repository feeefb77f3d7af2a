import { useState } from 'react';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { REQUESTS_DELETED_AT_ONCE } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SelectionBar } from '#web/components/selection-bar.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeletionProtocol } from './deletion-protocol.tsx';
import { LogFilters } from './log-filters.tsx';
import { logFilter, logParams } from './log-params.ts';
import { LogTable } from './log-table.tsx';
import { NotDeletedNotice } from './not-deleted-notice.tsx';
import type { Deleted, NotDeleted } from './use-deletion.ts';
import '../list/list.css';

/** All requests of all countries, for administrators: to find them, and to take them out of the product. */
export function RequestLogPage() {
  const t = useText();
  const { number } = useFormats();
  const [state, change] = useListState(logParams);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const [failed, setFailed] = useState<readonly NotDeleted[]>([]);
  const filter = logFilter(state);
  const pages = useEntityPages('request-process', {
    filter,
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: PAGE_DEFAULT,
  });
  const { data: total = 0 } = useEntityCount('request-process', { filter });
  const caption = t('requestlog.found', { count: total, shown: number(total) });
  const loaded = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const selected = loaded.filter(({ id }) => chosen.includes(id));
  const isTooMany = selected.length > REQUESTS_DELETED_AT_ONCE;
  return (
    <>
      <PageHeading title={t('menu.AdminRequestLog')} lead={t('requestlog.lead')} />
      {deleted.length > 0 && <DeletionProtocol deleted={deleted} />}
      {failed.length > 0 && <NotDeletedNotice failed={failed} />}
      <LogFilters key={state.text} state={state} change={change} />
      {selected.length > 0 && (
        <SelectionBar
          label={t('requests.selection')}
          {...(isTooMany && {
            status: t('requestlog.tooMany', { count: REQUESTS_DELETED_AT_ONCE }),
          })}
          clear={t('requests.selectNone')}
          onClear={() => setChosen([])}
        >
          {!isTooMany && (
            <Button look="danger" size="compact" onClick={() => setAsking(true)}>
              {t('requestlog.delete', { count: selected.length })}
            </Button>
          )}
        </SelectionBar>
      )}
      <FoundList
        pages={pages}
        total={total}
        step={PAGE_DEFAULT}
        rows={5}
        caption={caption}
        empty={<EmptyState title={t('requestlog.none')} />}
      >
        {(requests) => (
          <LogTable requests={requests} caption={caption} chosen={chosen} onChoose={setChosen} />
        )}
      </FoundList>
      {isAsking && (
        <DeleteDialog
          requests={selected}
          onClose={() => setAsking(false)}
          onDeleted={(deletion) => {
            setDeleted((before) => [...before, ...deletion.deleted]);
            setFailed(deletion.failed);
            setChosen(deletion.failed.map(({ id }) => id));
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
