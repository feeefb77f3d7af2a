import { Notice } from '#web/components/notice.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { useErrorText, useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError, errorCodeOf } from '#web/kernel/api-error.ts';

/**
 * Tells why a call failed, with the server's words about single fields; nothing where none failed. Where
 * somebody else was faster, it says that the page has read the newest state, if it `readsAgain`.
 */
export function CallFailure({
  error,
  readsAgain = false,
}: {
  readonly error: unknown;
  readonly readsAgain?: boolean;
}) {
  const errorText = useErrorText();
  const texts = useTexts();
  if (!error) return null;
  const isConflict = errorCodeOf(error) === 'entities.revConflict';
  const details = error instanceof ApiError && !isConflict ? error.details : [];
  return (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      {isConflict && readsAgain && <p>{texts.t('words.reloaded')}</p>}
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
