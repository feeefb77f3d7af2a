import { useState } from 'react';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { fillEvent } from '#shared/requests/process/fill-event.ts';
import { shownStatus } from '#shared/requests/process/lapsed.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { usePartFocus } from '#web/components/use-part-focus.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useActingFor } from '#web/kernel/acting.ts';
import type { ActingFor } from '#web/kernel/acting-for.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { RequestDesk } from '../desk/request-desk.tsx';
import { isOffice } from '../is-office.ts';
import { NextRequests } from '../list/next-requests.tsx';
import { requestActions } from '../request-actions.ts';
import { type OpenRequest, RequestGate } from '../request-gate.tsx';
import { RequestStatusChip } from '../request-status-chip.tsx';
import { usePartyNames } from '../use-party-names.ts';
import { RequestSent } from './request-sent.tsx';
import { StepFilling } from './step-filling.tsx';
import { waitingStepKey } from './waiting-step-key.ts';
import '../search/offer-answers.css';
import './fill.css';

/** Shows the step that waits for this account: questions, a look over the answers, and the next event. */
export function RequestFillPage() {
  return (
    <RequestDesk opens="RequestFill">
      <RequestGate isKept>{(open) => <Fill {...open} />}</RequestGate>
    </RequestDesk>
  );
}

function Fill(open: OpenRequest) {
  const [sent, setSent] = useState<RequestStep | null>(null);
  usePartFocus(sent === null ? 'fill' : 'sent');
  const otherFarmer = useOtherFarmer(open);
  const { request, forms, account } = open;
  const { steps } = forms.form;
  const step = steps[request.data.step];
  if (sent !== null) return <RequestSent {...open} sent={sent} />;
  const mayFill = requestActions(request.data, { account: account.id }, steps).includes('fill');
  if (step === undefined || !mayFill) return <NotYourTurn {...open} />;
  if (otherFarmer !== null) return <OtherFarmer {...open} acting={otherFarmer} />;
  return (
    <StepFilling
      key={`${request.id} ${waitingStepKey(request.data)}`}
      {...open}
      step={step}
      isDeciding={fillEvent(request.data.status, steps, request.data.step) === 'decide'}
      onSent={() => setSent(step)}
    />
  );
}

function NotYourTurn({ request, account }: OpenRequest) {
  const t = useText();
  const nameOf = usePartyNames(request.data);
  const { turn, hid } = request.data;
  return (
    <>
      <PageHeading title={hid ?? t('requests.draft')} />
      <div className="stack-l">
        <EmptyState
          title={t('requests.notYourTurn')}
          actions={
            <>
              <ButtonLink look="primary" to={pathTo('RequestView', { id: request.id })}>
                {t('requests.toRequest')}
              </ButtonLink>
              <ButtonLink to={pathTo('RequestList')}>{t('menu.RequestList')}</ButtonLink>
            </>
          }
        >
          <p>
            <RequestStatusChip status={shownStatus(request.data)} />
          </p>
          <p>
            {turn === undefined ? (
              t('requests.nothingWaits')
            ) : (
              <TermText term={t('requests.turn')}>{nameOf(turn)}</TermText>
            )}
          </p>
        </EmptyState>
        {isOffice(account.data) && (
          <div>
            <NextRequests
              account={account.id}
              title={t('requests.view.needsMe')}
              except={request.id}
              opens="RequestFill"
            />
          </div>
        )}
      </div>
    </>
  );
}

/**
 * Returns the farmer that the account acts for while this draft is another farmer's; null when both are the same, or
 * it acts for nobody.
 */
function useOtherFarmer({ request }: Pick<OpenRequest, 'request'>): ActingFor | null {
  const acting = useActingFor();
  const { status, agr } = request.data;
  return acting !== null && status === 'new' && acting.farmer !== agr ? acting : null;
}

/** Asks an office which of two farmers it goes on for, before anything is typed. */
function OtherFarmer({ request, account, acting }: OpenRequest & { readonly acting: ActingFor }) {
  const t = useText();
  const kernel = useKernel();
  const { agr, applicant } = request.data;
  const goOn = () =>
    kernel.acting.begin({
      office: account.id,
      farmer: agr,
      name: applicant.name,
      controlNumber: applicant.controlNumber,
    });
  return (
    <>
      <PageHeading title={t('requests.draft')} />
      <EmptyState
        title={t('requests.otherFarmersDraft', { farmer: applicant.name })}
        actions={
          <>
            <Button look="primary" icon="user" onClick={goOn}>
              {t('requests.goOnFor', { farmer: applicant.name })}
            </Button>
            <ButtonLink to={pathTo('RequestList')}>{t('menu.RequestList')}</ButtonLink>
          </>
        }
      >
        <p>{t('requests.otherFarmersDraftText', { farmer: acting.name })}</p>
      </EmptyState>
    </>
  );
}
