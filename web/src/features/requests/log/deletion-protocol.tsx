import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useCsvDownload } from '#web/kernel/use-csv-download.ts';
import { useDayOf } from '#web/kernel/use-day-of.ts';
import type { Deleted } from './use-deletion.ts';

/** Shows the requests that were deleted since the page was opened, to be kept as a file. */
export function DeletionProtocol({ deleted }: { readonly deleted: readonly Deleted[] }) {
  const t = useText();
  const { time } = useFormats();
  const dayOf = useDayOf();
  const download = useCsvDownload();
  const headings = [
    t('requests.number'),
    t('requests.applicant'),
    t('requests.status'),
    t('requestlog.deletedOn'),
  ];
  const rows = deleted.map(({ hid, applicant, status, on }) => [
    hid,
    applicant,
    t(`requests.status.${status}`),
    time(on),
  ]);
  const last = deleted.at(-1);
  return (
    <Notice tone="ok" role="status" title={t('requestlog.deleted', { count: deleted.length })}>
      <p>{deleted.map(({ hid }) => hid).join(', ')}</p>
      <Button
        size="compact"
        icon="download"
        onClick={() => download(`deleted-requests-${last && dayOf(last.on)}`, [headings, ...rows])}
      >
        {t('requestlog.protocol')}
      </Button>
    </Notice>
  );
}
