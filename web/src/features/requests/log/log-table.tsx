import { REQUEST_LOG_FILE_ROWS, REQUESTS_DELETED_AT_ONCE } from '#shared/requests/limits.ts';
import { PagedTable } from '#web/components/data-table/paged-table.tsx';
import type { TableAct } from '#web/components/data-table/table-act.ts';
import type { useTableState } from '#web/components/data-table/use-table-state.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Request } from '../use-request.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { SORTED_BY } from './log-params.ts';
import { TooManyDialog } from './too-many-dialog.tsx';
import { asActResult, type OnDeleted } from './use-deletion.ts';
import { useLogColumns } from './use-log-columns.tsx';

/** The columns beside the number that are shown until others are chosen. */
export const USUAL_COLUMNS = ['applicant', 'country', 'status', 'sent'] as const;

/**
 * Shows sent requests of all countries as a table that becomes cards where it is narrow; several are deleted at once.
 */
export function LogTable({
  requests,
  caption,
  total,
  loadAll,
  state,
  onDeleted,
}: {
  readonly requests: readonly Request[];
  readonly caption: string;
  /** The number of all requests that were found. */
  readonly total: number;
  /** Loads the requests of the file. */
  readonly loadAll: () => Promise<readonly Request[]>;
  readonly state: ReturnType<typeof useTableState>;
  readonly onDeleted: OnDeleted;
}) {
  const t = useText();
  const columns = useLogColumns();
  const actsOn = (selected: readonly Request[]): readonly TableAct<Request>[] => [
    {
      name: 'delete',
      label: t('requestlog.delete', { count: selected.length }),
      rows: selected,
      isToldElsewhere: true,
      ask: ({ rows, onDone, onClose }) =>
        rows.length > REQUESTS_DELETED_AT_ONCE ? (
          <TooManyDialog count={rows.length} onClose={onClose} />
        ) : (
          <DeleteDialog
            requests={rows}
            onClose={onClose}
            onDeleted={(deletion) => {
              onDeleted(deletion);
              onDone(asActResult(deletion, rows));
            }}
          />
        ),
    },
  ];
  return (
    <PagedTable
      caption={caption}
      list="request-log"
      fileName="requests"
      columns={columns}
      rows={requests}
      fileRows={Math.min(total, REQUEST_LOG_FILE_ROWS)}
      loadAll={loadAll}
      nameOf={numberOf}
      sortable={Object.keys(SORTED_BY)}
      actsOn={actsOn}
      {...state}
    />
  );
}

const numberOf = ({ id, data }: Request): string => data.hid ?? id;
