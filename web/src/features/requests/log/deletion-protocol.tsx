import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { Notice } from '#web/components/notice.tsx';
import { ExportButton } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Deleted } from './use-deletion.ts';

const FILE_COLUMNS = ['hid', 'applicantName', 'status', 'deletedOn'];

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
