import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { DELETION_REASON_LENGTH, REQUESTS_DELETED_AT_ONCE } from '#shared/requests/limits.ts';
import { PagedTable } from '#web/components/data-table/paged-table.tsx';
import type { TableAct } from '#web/components/data-table/table-act.ts';
import type { useTableState } from '#web/components/data-table/use-table-state.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { type FileColumns, ListExport } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { numberOf, type Request } from '../use-request.ts';
import { SORTED_BY } from './log-params.ts';
import { type OnDeleted, refusedOf, useDeletion } from './use-deletion.ts';
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

/** Asks to type the number of the request, or of several how many they are, and for the reason. */
function DeleteDialog({
  requests,
  onClose,
  onDeleted,
}: {
  readonly requests: readonly Request[];
  readonly onClose: () => void;
  readonly onDeleted: OnDeleted;
}) {
  const t = useText();
  const [first] = requests;
  const count = requests.length;
  const wanted = count === 1 ? (first?.data.hid ?? first?.id ?? '') : String(count);
  const form = useForm({
    read: { reason: '', confirm: '' },
    check: ({ reason, confirm }) => ({
      ...(reason.trim().length < DELETION_REASON_LENGTH.min && {
        reason: t('errors.fields.tooShort', { limit: DELETION_REASON_LENGTH.min }),
      }),
      ...(confirm.trim() !== wanted && { confirm: t('words.notSame') }),
    }),
    input: ({ reason }) => ({
      processes: requests.map(({ id }) => id),
      confirm: wanted,
      reason: reason.trim(),
    }),
    sending: useDeletion(onDeleted),
    prefix: 'deletion-',
  });
  return (
    <Dialog title={t('requestlog.delete', { count })} onClose={onClose}>
      <Form form={form} isShort>
        <p>{t('requestlog.deleteText', { count })}</p>
        <TextField
          {...form.text('reason')}
          label={t('words.reason')}
          hint={t('words.reasonHint')}
          maxLength={DELETION_REASON_LENGTH.max}
          required
        />
        <TextField
          {...form.text('confirm')}
          label={t('words.typeToConfirm', { wanted })}
          autoComplete="off"
          required
        />
        <FormButtons form={form} look="danger" onCancel={onClose}>
          {t('requestlog.deleteNow')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
