import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';

/** Tells why a change was refused, inside its dialog. */
export function ActionFailure({ error }: { readonly error: unknown }) {
  const t = useText();
  const errorText = useErrorText();
  if (!error) return null;
  const isConflict = errorCodeOf(error) === 'entities.revConflict';
  return (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      {isConflict && <p>{t('requests.tryAgainNewest')}</p>}
    </Notice>
  );
}
