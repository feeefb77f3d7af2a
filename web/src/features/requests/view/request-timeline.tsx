import { LabelText } from '#web/components/label-text.tsx';
import { Timeline } from '#web/components/timeline.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import type { OpenRequest } from '../request-gate.tsx';
import { usePartyNames } from '../use-party-names.ts';
import { type RequestLine, useRequestTimeline } from './use-request-timeline.ts';

/** Shows the events of the request, as sentences. */
export function RequestTimeline({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
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
