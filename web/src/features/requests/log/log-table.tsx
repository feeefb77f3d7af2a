import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { REQUESTS_DELETED_AT_ONCE } from '#shared/requests/limits.ts';
import { PagedTable } from '#web/components/data-table/paged-table.tsx';
import type { TableAct } from '#web/components/data-table/table-act.ts';
import type { useTableState } from '#web/components/data-table/use-table-state.ts';
import { type FileColumns, ListExport } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { numberOf, type Request } from '../use-request.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { SORTED_BY } from './log-params.ts';
import { type OnDeleted, refusedOf } from './use-deletion.ts';
import { useLogColumns } from './use-log-columns.tsx';

/** The columns beside the number that are shown until others are chosen. */
export const USUAL_COLUMNS = ['applicant', 'country', 'status', 'sent'] as const;

/** The columns of a file that hold the facts of each column of the log. */
const FILE_COLUMNS: FileColumns = {
  number: ['hid'],
  applicant: ['applicantName', 'controlNumber'],
  country: ['country'],
  status: ['status'],
  sent: ['sentOn'],
  region: ['region'],
  animals: ['animalkind'],
};

/**
 * Shows sent requests of all countries as a table that becomes cards where it is narrow; several are deleted at once.
 */
export function LogTable({
  requests,
  caption,
  total,
  filter,
  state,
  onDeleted,
}: {
  readonly requests: readonly Request[];
  readonly caption: string;
  /** The number of all requests that were found. */
  readonly total: number;
  readonly filter: AttributeFilter | undefined;
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
      most: REQUESTS_DELETED_AT_ONCE,
      ask: ({ rows, onDone, onClose }) => (
        <DeleteDialog
          requests={rows}
          onClose={onClose}
          onDeleted={(deletion) => {
            onDeleted(deletion);
            const count = deletion.failed.length;
            // The protocol tells which are deleted.
            onDone({
              done: [],
              refused: refusedOf(deletion, rows),
              ...(count > 0 && { title: t('requestlog.failed', { count }) }),
            });
          }}
        />
      ),
    },
  ];
  return (
    <PagedTable
      caption={caption}
      list="request-log"
      columns={columns}
      rows={requests}
      fileOf={(chosen) => (
        <ListExport
          kind="requests"
          filter={filter}
          total={total}
          columns={columns}
          chosen={state.chosen}
          fileColumns={FILE_COLUMNS}
          selected={chosen}
        />
      )}
      nameOf={numberOf}
      sortable={Object.keys(SORTED_BY)}
      actsOn={actsOn}
      {...state}
    />
  );
}
