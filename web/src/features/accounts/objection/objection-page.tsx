import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { lastWholeDay } from '#shared/kernel/last-whole-day.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { LinkFailure } from '../link-failure.tsx';
import '../accounts.css';

/** Advice by failure. */
const ADVICE = {
  'accounts.objectionNotFound': 'accounts.objection.notFound',
  'kernel.invalidInput': 'accounts.objection.notFound',
  'accounts.objectionExpired': 'accounts.objection.expired',
} as const;

/** Shows the page of "that was not me" in a mail: opening it changes nothing, one press removes the person. */
export function ObjectionPage() {
  const t = useText();
  const { id = '' } = useParams();
  const { api } = useKernel();
  const objection = useQuery({
    queryKey: ['objection', id],
    queryFn: ({ signal }) =>
      api.call('POST auth/domain/getobjection', { objectionId: id }, { signal, quiet: true }),
    staleTime: 0,
  });
  const object = useMutation({
    mutationFn: () => api.call('POST auth/domain/object', { objectionId: id }, { quiet: true }),
  });
  if (object.isSuccess) return <Removed />;
  const error = object.error ?? objection.error;
  const onRetry = () => (object.error ? object.mutate() : objection.refetch());
  if (error !== null) {
    return <LinkFailure error={error} advice={ADVICE} onRetry={onRetry} />;
  }
  if (objection.data === undefined) return <LoadingState />;
  return (
    <>
      <PageHeading title={t('accounts.objection.title')} lead={t('accounts.objection.lead')} />
      <JoiningFacts objection={objection.data} />
      <p>{t('accounts.objection.effect')}</p>
      <div className="buttons">
        <Button look="danger" busy={object.isPending} onClick={() => object.mutate()}>
          {t('accounts.objection.remove')}
        </Button>
      </div>
      <p className="muted">{t('accounts.objection.allRight')}</p>
    </>
  );
}

function JoiningFacts({
  objection: { account, person, on, expires },
}: {
  readonly objection: CallOutput<'POST auth/domain/getobjection'>;
}) {
  const t = useText();
  const { longDay, time } = useFormats();
  const name = person.name ?? person.email ?? t('accounts.users.unknown');
  return (
    <SummaryList
      rows={[
        { key: 'account', term: t('words.account'), value: account },
        { key: 'person', term: t('accounts.objection.person'), value: name },
        {
          key: 'email',
          term: t('words.email'),
          value: person.name === null ? null : person.email,
        },
        {
          key: 'on',
          term: t('accounts.objection.since'),
          value: `${longDay(on)}, ${time(on)}`,
        },
        {
          key: 'expires',
          term: t('accounts.invitation.expires'),
          value: longDay(lastWholeDay(expires)),
        },
      ]}
    />
  );
}

function Removed() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('accounts.objection.done')} />
      <Notice tone="ok" role="status" title={t('accounts.objection.doneTold')} />
      <p>{t('accounts.objection.doneNext')}</p>
      <div className="buttons">
        <ButtonLink to={pathTo('Contact')}>{t('contact.title')}</ButtonLink>
      </div>
    </>
  );
}
