import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SignInFirst } from '#web/components/sign-in-first.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { isUnreachable } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { copiesIn, forgetCopy, restoreAnswers } from '#web/kernel/no-signal/kept-copy.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useFormPath } from './use-form-path.ts';
import { type Request, useRequest } from './use-request.ts';
import { type RequestForms, useRequestForms } from './use-request-forms.ts';
import './requests.css';

export type OpenRequest = {
  readonly request: Request;
  readonly forms: RequestForms;
  /** The account that looks at the request. */
  readonly account: Entity<Account>;
};

type GateProps = {
  readonly children: (open: OpenRequest) => ReactNode;
  /** The page goes on without signal with the copy that this device keeps. */
  readonly isKept?: boolean;
};

/**
 * Shows the request of the address with its forms, for somebody who may see it; for everybody else, why not and what
 * next.
 */
export function RequestGate({ children, isKept = false }: GateProps) {
  const t = useText();
  const session = useSession();
  const { id = '' } = useParams();
  if (session.status === 'loading') return <LoadingState />;
  if (session.status === 'guest') return <SignInFirst title={t('requests.one')} />;
  const With = isKept ? WithKeptRequest : WithRequest;
  return (
    <With key={session.account.id} id={id}>
      {(request) => (
        <WithForms request={request}>
          {(forms) => children({ request, forms, account: session.account })}
        </WithForms>
      )}
    </With>
  );
}

type WithRequestProps = {
  readonly id: string;
  readonly children: (request: Request) => ReactNode;
};

function WithRequest({ id, children }: WithRequestProps) {
  return <Found query={useRequest(id)}>{children}</Found>;
}

function WithKeptRequest({ id, children }: WithRequestProps) {
  return <Found query={useKeptRequest(id)}>{children}</Found>;
}

function Found({
  query,
  children,
}: Pick<WithRequestProps, 'children'> & {
  readonly query: Pick<ReturnType<typeof useRequest>, 'data' | 'error' | 'refetch'>;
}) {
  const t = useText();
  return (
    <QueryState query={query} rows={4} title={t('requests.one')}>
      {(request) => (request === null ? <NoRequest /> : children(request))}
    </QueryState>
  );
}

function WithForms({
  request,
  children,
}: {
  readonly request: Request;
  readonly children: (forms: RequestForms) => ReactNode;
}) {
  const t = useText();
  return (
    <QueryState query={useRequestForms(request)} rows={6} title={t('requests.one')}>
      {children}
    </QueryState>
  );
}

function NoRequest() {
  const t = useText();
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.roles.includes('ADM');
  return (
    <>
      <PageHeading title={t('requests.one')} />
      <EmptyState
        title={t('requests.notFound')}
        actions={
          <ButtonLink to={pathTo(isAdmin ? 'AdminRequestLog' : 'RequestList')}>
            {t('menu.RequestList')}
          </ButtonLink>
        }
      >
        <p>{t('requests.notFoundText')}</p>
      </EmptyState>
    </>
  );
}

/** Loads a request as `useRequest`; where nothing answers, from the copy of the form that this device has kept. */
function useKeptRequest(id: string) {
  const query = useRequest(id, true);
  const { api, queries, storage } = useKernel();
  const path = useFormPath(id);
  const copy = useCopyAt(path);
  const { data } = query;
  const isMissing = data === undefined && isUnreachable(query.error);
  const stays = data !== undefined || copy !== undefined;

  useEffect(() => {
    api.stay(stays);
    return () => api.stay(false);
  }, [api, stays]);

  useEffect(() => {
    if (isMissing && copy) restoreAnswers(queries, copy);
  }, [isMissing, copy, queries]);

  // The draft is over: it was sent, discarded or taken away, here or elsewhere.
  const isOver = data !== undefined && data?.data.status !== 'new';
  useEffect(() => {
    if (isOver) forgetCopy(storage, path);
  }, [isOver, path, storage]);

  return isMissing && copy ? { ...query, error: null } : query;
}

/** Returns the copy on arrival, if it is of the person and the account that look at it. */
function useCopyAt(path: string) {
  const { storage, now } = useKernel();
  const session = useSession();
  const [copy] = useState(() =>
    copiesIn(storage, new Date(now())).find(
      ({ path: of, session: { user, account } }) =>
        session.status === 'signedIn' &&
        of === path &&
        user === session.user &&
        account.id === session.account.id,
    ),
  );
  return copy;
}
