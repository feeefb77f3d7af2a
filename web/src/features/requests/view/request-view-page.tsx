import { REDACTED } from '#shared/accounts/redacted.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Timeline } from '#web/components/timeline.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { RequestDesk } from '../desk/request-desk.tsx';
import { type OpenRequest, RequestGate } from '../request-gate.tsx';
import { StepStates } from '../step-states.tsx';
import { usePartyNames } from '../use-party-names.ts';
import { useMarkAsSeen } from '../use-seen.ts';
import { ActionBar } from './action-bar.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { DecisionTiles } from './decision-tiles.tsx';
import { PrintButton } from './print-button.tsx';
import { RequestContent } from './request-content.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestPrintHead } from './request-print-head.tsx';
import { type RequestLine, useRequestTimeline } from './use-request-timeline.ts';
import './view.css';

/** Shows one request with all its answers and events; mails lead here. */
export function RequestViewPage() {
  return (
    <RequestDesk opens="RequestView">
      <RequestGate>{(open) => <RequestView {...open} isPreview={false} />}</RequestGate>
    </RequestDesk>
  );
}

/** Shows one request to look at only. */
export function RequestPreviewPage() {
  return <RequestGate>{(open) => <RequestView {...open} isPreview />}</RequestGate>;
}

/** Shows one request to administrators, out of the log. */
export function LoggedRequestPage() {
  const t = useText();
  return (
    <>
      <p className="back-link no-print">
        <Link to={pathTo('AdminRequestLog')}>{t('words.toList')}</Link>
      </p>
      <RequestPreviewPage />
    </>
  );
}

function RequestView({ isPreview, ...open }: OpenRequest & { readonly isPreview: boolean }) {
  const t = useText();
  useMarkAsSeen(open.request, open.account.id);
  return (
    <div className="request-view">
      <RequestPrintHead {...open} />
      <RequestHead {...open} isPreview={isPreview} />
      {isPreview ? (
        <>
          <Notice title={t('words.preview')}>
            <p>{t('requests.previewText')}</p>
          </Notice>
          <div className="request-actions no-print">
            <PrintButton request={open.request} />
          </div>
        </>
      ) : (
        <ActionBar key={open.request.id} {...open} />
      )}
      {open.request.data.applicant.name === REDACTED && <Notice title={t('requests.redacted')} />}
      <DecisionNotice {...open} />
      <div className="request-columns">
        <div className="stack-l">
          <DecisionTiles {...open} />
          <RequestContent {...open} />
        </div>
        <div className="stack-l">
          <StepStates {...open} />
          <RequestTimeline {...open} />
        </div>
      </div>
    </div>
  );
}

/** Shows the events of the request, as sentences. */
function RequestTimeline({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
  const t = useText();
  const nameOf = usePartyNames(request.data);
  const lines = useRequestTimeline(request);
  const filled = ({ event, on, step: at }: RequestLine) => {
    const id = request.data.filledSteps.find((step) => step.on === on)?.step;
    const { steps } = forms.form;
    if (isTimed(event)) {
      const missed = steps[event === 'passOn' ? at - 1 : at];
      return (
        <T id={`requests.event.${event}`} values={{ form: <LabelText labels={missed?.form} /> }} />
      );
    }
    const step = steps.find((step) => step.id === id);
    // The last step of a request without a decision only closes.
    const isPlain = event === 'decide' && step !== undefined && step.outcome === undefined;
    return (
      <T
        id={`requests.event.${isPlain ? 'fillStep' : event}`}
        values={{ form: <LabelText labels={step?.form} /> }}
      />
    );
  };
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('words.history')}</h2>
      <Timeline
        entries={lines.map((line) => ({
          key: line.key,
          title: filled(line),
          at: line.on,
          by: line.person === undefined ? nameOf(line.by) : `${line.person}, ${nameOf(line.by)}`,
          details: line.reason && <p>{line.reason}</p>,
        }))}
      />
    </section>
  );
}

type TimedEvent = 'remind' | 'escalate' | 'passOn' | 'autoClose';

const isTimed = (event: RequestLine['event']): event is TimedEvent =>
  ['remind', 'escalate', 'passOn', 'autoClose'].includes(event);
