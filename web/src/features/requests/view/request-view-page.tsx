import { Notice } from '#web/components/notice.tsx';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { type OpenRequest, RequestGate } from '../request-gate.tsx';
import { StepStates } from '../step-states.tsx';
import { useLook } from '../use-seen.ts';
import { ActionBar } from './action-bar.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { FilledSteps } from './filled-steps.tsx';
import { OffersFound } from './offers-found.tsx';
import { PrintButton } from './print-button.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestTimeline } from './request-timeline.tsx';
import './view.css';

/** One request with all that was said and done; mails lead here. */
export function RequestViewPage() {
  return <RequestGate>{(open) => <RequestView {...open} isPreview={false} />}</RequestGate>;
}

/** The same to look at only. */
export function RequestPreviewPage() {
  return <RequestGate>{(open) => <RequestView {...open} isPreview />}</RequestGate>;
}

function RequestView({ isPreview, ...open }: OpenRequest & { readonly isPreview: boolean }) {
  const t = useText();
  useLook(open.request, open.account.id);
  return (
    <div className="request-view">
      <PrintHead {...open} />
      <RequestHead {...open} isPreview={isPreview} />
      {isPreview ? (
        <>
          <Notice title={t('requests.preview')}>
            <p>{t('requests.previewText')}</p>
          </Notice>
          <div className="request-actions no-print">
            <PrintButton request={open.request} />
          </div>
        </>
      ) : (
        <ActionBar {...open} />
      )}
      <DecisionNotice request={open.request} />
      <div className="request-columns">
        <div className="stack-l">
          <section aria-labelledby="facts">
            <h2 id="facts">{t('requests.facts')}</h2>
            <RequestFacts {...open} />
          </section>
          <OffersFound request={open.request} />
          <section aria-labelledby="answers">
            <h2 id="answers">{t('requests.answers')}</h2>
            <FilledSteps {...open} />
          </section>
          <AttachmentList request={open.request} />
        </div>
        <div className="stack-l">
          <StepStates {...open} />
          <RequestTimeline {...open} />
        </div>
      </div>
    </div>
  );
}

/** On paper only: whose page this is, of which day. */
function PrintHead({ request }: OpenRequest) {
  const t = useText();
  const label = useLabel();
  const { time } = useFormats();
  const { now } = useKernel();
  const { data: country } = useCountry();
  return (
    <p className="print-only print-head">
      {t('app.title')} · {label(country.labels, country.code)} ·{' '}
      {request.data.hid ?? t('requests.draft')} ·{' '}
      {t('requests.printedOn', { time: time(new Date(now()).toISOString()) })}
    </p>
  );
}
