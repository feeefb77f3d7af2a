import { Notice } from '#web/components/notice.tsx';
import { useTexts } from '#web/i18n/text-provider.tsx';
import type { NotDeleted } from './use-deletion.ts';

/** Which of several stay, each with the reason; they are still chosen. */
export function NotDeletedNotice({ failed }: { readonly failed: readonly NotDeleted[] }) {
  const { t, find } = useTexts();
  return (
    <Notice tone="bad" role="alert" title={t('requestlog.failed', { count: failed.length })}>
      <ul>
        {failed.map(({ id, hid, code }) => (
          <li key={id}>
            {t('requestlog.failedLine', {
              number: hid,
              reason: find(`errors.${code}`) ?? t('failure.unknown'),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
