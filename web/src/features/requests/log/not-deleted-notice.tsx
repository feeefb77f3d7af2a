import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import type { NotDeleted } from './use-deletion.ts';

/** Which of several stay, each with the reason; they are still chosen. */
export function NotDeletedNotice({ failed }: { readonly failed: readonly NotDeleted[] }) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <Notice tone="bad" role="alert" title={t('requestlog.failed', { count: failed.length })}>
      <ul>
        {failed.map(({ id, hid, code }) => (
          <li key={id}>
            {t('requestlog.failedLine', {
              number: hid,
              reason: errorText(new ApiError({ code, message: code, status: 409 })),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
