import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { lastWholeDay } from '#shared/kernel/last-whole-day.ts';
import { Button } from '#web/components/button.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useRegistration } from '../registration/use-registration.ts';
import { InvitationFailure } from './invitation-failure.tsx';
import '../accounts.css';

/**
 * The invitation that somebody went to sign in for in this tab; only this one is accepted on return without another
 * press.
 */
const ACCEPTING = 'invitation.accepting';

/** Shows the page to which the link of an invitation leads. */
export function InvitationPage() {
  const t = useText();
  const { id = '' } = useParams();
  const session = useSession();
  const uiLocale = useLocale();
  const { api, tabStorage } = useKernel();
  const acceptance = useRegistration((inviteId: string, proof) =>
    api.call('POST auth/domain/register', { inviteId, uiLocale, ...proof }, { quiet: true }),
  );
  const { mutate } = acceptance;
  const isSignedOn =
    session.status === 'signedIn' || (session.status === 'guest' && session.hasSignOn);
  const wasBegun = useRef(false);
  useEffect(() => {
    if (!isSignedOn || wasBegun.current || tabStorage.get(ACCEPTING) !== id) return;
    wasBegun.current = true;
    tabStorage.remove(ACCEPTING);
    mutate(id);
  }, [isSignedOn, tabStorage, id, mutate]);

  if (acceptance.error !== null) {
    return <InvitationFailure error={acceptance.error} onRetry={() => mutate(id)} />;
  }
  // The acceptance goes on by itself: the person read about it before the sign-in.
  const isReturning = isSignedOn && tabStorage.get(ACCEPTING) === id;
  if (session.status === 'loading' || isReturning || !acceptance.isIdle) return <LoadingState />;
  return (
    <Invitation inviteId={id}>
      {isSignedOn ? (
        <Button look="primary" onClick={() => mutate(id)}>
          {t('accounts.invitation.accept')}
        </Button>
      ) : (
        <SignInAndAccept onLeave={() => tabStorage.set(ACCEPTING, id)} />
      )}
    </Invitation>
  );
}

function SignInAndAccept({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText();
  const signIn = useSignIn();
  return (
    <Button
      look="primary"
      onClick={() => {
        onLeave();
        signIn();
      }}
    >
      {t('accounts.invitation.signInAndAccept')}
    </Button>
  );
}

/** Shows an invitation, with the account above the button; an invitation that does not hold has no button. */
function Invitation({
  inviteId,
  children,
}: {
  readonly inviteId: string;
  readonly children: ReactNode;
}) {
  const t = useText();
  const session = useSession();
  const invitation = useInvitation(inviteId);
  if (invitation.error !== null) {
    return <InvitationFailure error={invitation.error} onRetry={() => invitation.refetch()} />;
  }
  if (invitation.data === undefined) return <LoadingState />;
  return (
    <>
      <PageHeading title={t('accounts.invitation.title')} />
      <InvitationFacts invitation={invitation.data} />
      {session.status === 'signedIn' && (
        <Notice
          title={t('accounts.invitation.further', { name: session.account.data.staticData.name })}
        />
      )}
      <div className="buttons">{children}</div>
    </>
  );
}

type InvitationFound = CallOutput<'POST auth/domain/getinvite'>;

function InvitationFacts({ invitation }: { readonly invitation: InvitationFound }) {
  const t = useText();
  const { longDay } = useFormats();
  const { sender, account, role, expires } = invitation;
  return (
    <SummaryList
      rows={[
        { key: 'account', term: t('words.account'), value: account },
        { key: 'role', term: t('words.role'), value: t(`role.${role}`) },
        { key: 'sender', term: t('accounts.invitation.sender'), value: sender },
        {
          key: 'expires',
          term: t('accounts.invitation.expires'),
          value: longDay(lastWholeDay(expires)),
        },
      ]}
    />
  );
}

/** Reads the invitation again each time the page is opened: it may have been used or taken back meanwhile. */
function useInvitation(inviteId: string) {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['invitation', inviteId],
    queryFn: ({ signal }) =>
      api.call('POST auth/domain/getinvite', { inviteId }, { signal, quiet: true }),
    staleTime: 0,
  });
}
