import { Button, ButtonLink } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { ApiError, errorCodeOf } from '#web/kernel/api-error.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useSwitchAccount } from '#web/kernel/session/use-switch-account.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { LinkFailure } from '../link-failure.tsx';

/** Advice by failure. */
const ADVICE = {
  'accounts.inviteNotFound': 'accounts.invitation.notFound',
  'kernel.invalidInput': 'accounts.invitation.notFound',
  'accounts.inviteExpired': 'accounts.invitation.expired',
  'accounts.inviteUsed': 'accounts.invitation.used',
  'accounts.alreadyLinked': 'accounts.invitation.linked',
  'accounts.accountDeactivated': 'accounts.advice.accountDeactivated',
  'accounts.maximumUsers': 'accounts.advice.maximumUsers',
  'accounts.expired': 'accounts.advice.expired',
  'accounts.signOnNeeded': 'accounts.advice.expired',
} as const;
const SIGN_IN_AGAIN = ['accounts.expired', 'accounts.signOnNeeded'];

/** Tells that the invitation could not be used, and offers the way on: a sign-in, or the account that it led to. */
export function InvitationFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const t = useText();
  const session = useSession();
  const signIn = useSignIn();
  const code = errorCodeOf(error);
  const isSignedOut = session.status === 'guest' && !session.hasSignOn;
  const linked = error instanceof ApiError ? error.details[0]?.id : undefined;
  return (
    <LinkFailure error={error} advice={ADVICE} onRetry={onRetry}>
      {SIGN_IN_AGAIN.includes(code) && (
        <Button look="primary" onClick={signIn}>
          {t('session.again')}
        </Button>
      )}
      {code === 'accounts.inviteUsed' && isSignedOut && (
        <Button look="primary" onClick={signIn}>
          {t('session.logIn')}
        </Button>
      )}
      {code === 'accounts.alreadyLinked' && linked && <ToAccount id={linked} />}
    </LinkFailure>
  );
}

function ToAccount({ id }: { readonly id: string }) {
  const t = useText();
  const session = useSession();
  const switchAccount = useSwitchAccount();
  const isInUse = session.status === 'signedIn' && session.account.id === id;
  return isInUse ? (
    <ButtonLink look="primary" to={pathTo('Home')}>
      {t('accounts.invitation.toAccount')}
    </ButtonLink>
  ) : (
    <Button look="primary" onClick={() => void switchAccount(id)}>
      {t('accounts.invitation.toAccount')}
    </Button>
  );
}
