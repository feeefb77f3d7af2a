import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';

/** What next, by failure; a link that was cut is one that does not exist. */
const ADVICE = {
  'accounts.inviteNotFound': 'accounts.invitation.notFound',
  'kernel.invalidInput': 'accounts.invitation.notFound',
  'accounts.inviteExpired': 'accounts.invitation.expired',
  'accounts.inviteUsed': 'accounts.invitation.used',
  'accounts.alreadyLinked': 'accounts.advice.alreadyLinked',
  'accounts.accountDeactivated': 'accounts.advice.accountDeactivated',
  'accounts.maximumUsers': 'accounts.advice.maximumUsers',
  'accounts.expired': 'accounts.advice.expired',
  'accounts.signOnNeeded': 'accounts.advice.expired',
} as const;
const SIGN_IN_AGAIN = ['accounts.expired', 'accounts.signOnNeeded', 'accounts.alreadyLinked'];

/** Every failure is a page of its own: what happened, why, and the next step. */
export function InvitationFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const signIn = useSignIn();
  const code = errorCodeOf(error);
  const advice = Object.entries(ADVICE).find(([one]) => one === code)?.[1];
  const title =
    code === 'kernel.invalidInput' ? t('errors.accounts.inviteNotFound') : errorText(error);
  return (
    <>
      <PageHeading title={title} />
      <p role="alert">{t(advice ?? 'accounts.invitation.failed')}</p>
      <div className="buttons">
        {SIGN_IN_AGAIN.includes(code) && (
          <Button look="primary" onClick={signIn}>
            {t('session.again')}
          </Button>
        )}
        {advice === undefined && (
          <Button look="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
        <ButtonLink to={pathTo('Contact')}>{t('accounts.askUs')}</ButtonLink>
      </div>
    </>
  );
}
