import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useRegistration } from '../registration/use-registration.ts';
import { InvitationFailure } from './invitation-failure.tsx';
import '../accounts.css';

/** The invitation that somebody went to sign in for; only this one is accepted on return without another press. */
const ACCEPTING = 'invitation.accepting';

/** Where the link of an invitation leads. */
export function InvitationPage() {
  const { id = '' } = useParams();
  const session = useSession();
  const { api, storage } = useKernel();
  const acceptance = useRegistration((inviteId: string, proof) =>
    api.call('POST auth/domain/register', { inviteId, ...proof }, { quiet: true }),
  );
  const { mutate } = acceptance;
  const isSignedOn =
    session.status === 'signedIn' || (session.status === 'guest' && session.hasSignOn);
  const wasBegun = useRef(false);
  useEffect(() => {
    if (!isSignedOn || wasBegun.current || storage.get(ACCEPTING) !== id) return;
    wasBegun.current = true;
    storage.remove(ACCEPTING);
    mutate(id);
  }, [isSignedOn, storage, id, mutate]);

  if (session.status === 'loading' || acceptance.isPending) return <LoadingState />;
  if (acceptance.error !== null) {
    return <InvitationFailure error={acceptance.error} onRetry={() => mutate(id)} />;
  }
  return isSignedOn ? (
    <Invitation action="accounts.invitation.accept" onAccept={() => mutate(id)} />
  ) : (
    <SignInAndAccept onLeave={() => storage.set(ACCEPTING, id)} />
  );
}

function SignInAndAccept({ onLeave }: { readonly onLeave: () => void }) {
  const signIn = useSignIn();
  return (
    <Invitation
      action="accounts.invitation.signInAndAccept"
      onAccept={() => {
        onLeave();
        signIn();
      }}
    />
  );
}

function Invitation({
  action,
  onAccept,
}: {
  readonly action: 'accounts.invitation.accept' | 'accounts.invitation.signInAndAccept';
  readonly onAccept: () => void;
}) {
  const t = useText();
  const session = useSession();
  return (
    <>
      <PageHeading title={t('accounts.invitation.title')} lead={t('accounts.invitation.lead')} />
      <p>{t('accounts.invitation.text')}</p>
      {session.status === 'signedIn' && (
        <Notice
          title={t('accounts.invitation.further', { name: session.account.data.staticData.name })}
        />
      )}
      <div className="buttons">
        <Button look="primary" onClick={onAccept}>
          {t(action)}
        </Button>
      </div>
    </>
  );
}
