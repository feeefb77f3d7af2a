import { Notice } from '#web/components/notice.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { deletionError, type NotDeleted } from './use-deletion.ts';

/** Tells which requests stay, each with the reason; they are still chosen. */
export function NotDeletedNotice({ failed }: { readonly failed: readonly NotDeleted[] }) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <Notice tone="bad" role="alert" title={t('requestlog.failed', { count: failed.length })}>
      <ul>
        {failed.map((stays) => (
          <li key={stays.id}>
            <TermText term={stays.hid}>{errorText(deletionError(stays))}</TermText>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
