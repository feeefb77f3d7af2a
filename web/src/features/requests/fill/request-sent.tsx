import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { whenOver } from '#shared/requests/package/when-over.ts';
import { shownStatus } from '#shared/requests/process/lapsed.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { T, useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { NextRequests } from '../list/next-requests.tsx';
import { requestActions } from '../request-actions.ts';
import type { OpenRequest } from '../request-gate.tsx';
import { RequestStatusChip } from '../request-status-chip.tsx';
import { usePartyNames } from '../use-party-names.ts';
import { PrintButton } from '../view/print-button.tsx';
import { RequestContent } from '../view/request-content.tsx';
import { RequestPrintHead } from '../view/request-print-head.tsx';
import { UsualTime } from '../view/usual-time.tsx';

/**
 * Shows the receipt: its number, who has the request now, the next event, and the requests that wait next; on paper with
 * all answers.
 */
export function RequestSent({
  request,
  forms,
  account,
  sent,
}: OpenRequest & { readonly sent: RequestStep }) {
  const t = useText();
  const label = useLabel();
  const { hid = '' } = request.data;
  const isFirst = sent.id === forms.form.steps[0]?.id;
  const mayRetract = requestActions(
    request.data,
    { account: account.id },
    forms.form.steps,
  ).includes('retract');
  return (
    <div className="request-sent">
      <RequestPrintHead request={request} />
      <div className="sent-panel">
        <Icon name="check" size={40} />
        <PageHeading
          key="sent"
          title={
            isFirst ? t('requests.sentTitle') : t('requests.sentStep', { form: label(sent.form) })
          }
        >
          {!isFirst && (
            <T id="requests.sentStep" values={{ form: <LabelText labels={sent.form} /> }} />
          )}
        </PageHeading>
        <p>
          {t('requests.number')} <strong className="numbers">{hid}</strong>
        </p>
      </div>
      {!isFirst && (
        <div className="no-print">
          <NextRequests
            account={account.id}
            title={t('requests.view.needsMe')}
            except={request.id}
            opens="RequestFill"
          />
        </div>
      )}
      <h2>{t('requests.whatNext')}</h2>
      <div className="chips">
        <RequestStatusChip status={shownStatus(request.data)} />
      </div>
      <WhatNext request={request} forms={forms} account={account} />
      <UsualTime request={request} forms={forms} />
      {mayRetract && <p>{t('requests.mayRetract')}</p>}
      <div className="buttons">
        <ButtonLink look="primary" to={pathTo('RequestView', { id: request.id })}>
          {t('requests.toRequest')}
        </ButtonLink>
        <PrintButton request={request} />
        <ButtonLink look="quiet" to={pathTo('RequestList')}>
          {t('menu.RequestList')}
        </ButtonLink>
      </div>
      <div className="print-only">
        <RequestContent request={request} forms={forms} account={account} />
      </div>
    </div>
  );
}

function WhatNext({ request, forms, account }: OpenRequest) {
  const t = useText();
  const { longDay } = useFormats();
  const nameOf = usePartyNames(request.data);
  const { turn, status, step, stepClosesOn } = request.data;
  const next = forms.form.steps[step];
  if (turn === undefined) return <p>{t('requests.nothingWaits')}</p>;
  const party = turn === account.id ? t('requests.you') : nameOf(turn);
  return (
    <ol className="next-steps">
      <li>
        <TermText term={t('requests.turn')}>{party}</TermText>{' '}
        {next && (
          <span className="muted">
            <LabelText labels={next.form} />
          </span>
        )}
      </li>
      {stepClosesOn !== undefined && (
        <li>
          {status === 'open' ? (
            t(`requests.timeOver.${whenOver(forms.form.steps, step)}`, {
              day: longDay(stepClosesOn),
            })
          ) : (
            <TermText term={t('requests.due')}>{longDay(stepClosesOn)}</TermText>
          )}
        </li>
      )}
      <li>{t('requests.youGetMail')}</li>
    </ol>
  );
}
