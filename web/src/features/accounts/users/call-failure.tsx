import { Notice } from '#web/components/notice.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { useErrorText, useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError, errorCodeOf } from '#web/kernel/api-error.ts';

/**
 * Tells why a call failed, with the server's words about single fields; nothing where none failed. Where somebody else
 * was faster, the newest state has been read.
 */
export function CallFailure({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  const texts = useTexts();
  if (!error) return null;
  const isConflict = errorCodeOf(error) === 'entities.revConflict';
  const details = error instanceof ApiError && !isConflict ? error.details : [];
  return (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      {isConflict && <p>{texts.t('words.reloaded')}</p>}
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail.path}>{detailText(texts, detail)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
