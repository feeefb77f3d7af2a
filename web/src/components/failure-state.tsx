import type { ReactNode } from 'react';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Shows a failure in words, and the way to try again. */
export function FailureState({
  error,
  onRetry,
  children,
}: {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      {onRetry && (
        <Button size="compact" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
      {children}
    </Notice>
  );
}
