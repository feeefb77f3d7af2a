import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { pathTo } from '#web/kernel/paths.ts';

/**
 * Shows the page of a mail's link that could not be used: what happened, why, and the next step. A link that was cut
 * is refused for its form; the reader sees it as one that does not exist.
 */
export function LinkFailure({
  error,
  advice,
  onRetry,
  children,
}: {
  readonly error: unknown;
  /** The text by the failure. */
  readonly advice: Readonly<Record<string, MessageKey>> & {
    readonly 'kernel.invalidInput': MessageKey;
  };
  readonly onRetry: () => void;
  /** Further buttons, before the way to ask. */
  readonly children?: ReactNode;
}) {
  const t = useText();
  const errorText = useErrorText();
  const code = errorCodeOf(error);
  const next = Object.entries(advice).find(([known]) => known === code)?.[1];
  return (
    <>
      <PageHeading
        title={
          code === 'kernel.invalidInput' ? t('errors.accounts.objectionNotFound') : errorText(error)
        }
      />
      <p role="alert">{t(next ?? 'accounts.link.failed')}</p>
      <div className="buttons">
        {children}
        {next === undefined && (
          <Button look="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
        <ButtonLink to={pathTo('Contact')}>{t('contact.title')}</ButtonLink>
      </div>
    </>
  );
}
