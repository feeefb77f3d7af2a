import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { LinkFailure } from '../link-failure.tsx';

/** Advice by failure. */
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

/** Tells that the invitation could not be used; where the sign-in is the reason, a new one is offered. */
export function InvitationFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const t = useText();
  const signIn = useSignIn();
  return (
    <LinkFailure error={error} advice={ADVICE} onRetry={onRetry}>
      {SIGN_IN_AGAIN.includes(errorCodeOf(error)) && (
        <Button look="primary" onClick={signIn}>
          {t('session.again')}
        </Button>
      )}
    </LinkFailure>
  );
}
