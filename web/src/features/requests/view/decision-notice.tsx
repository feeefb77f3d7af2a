import { inputFacts, normalValue } from '#shared/masterdata/input-facts.ts';
import { answersOf, answerTo } from '#shared/requests/form-engine/answers.ts';
import { animalsReturned } from '#shared/requests/law/purchases.ts';
import { lapseEventOf } from '#shared/requests/process/lapsed.ts';
import { mayReopen, reopenableUntil } from '#shared/requests/process/reopening.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice, type NoticeTone } from '#web/components/notice.tsx';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { answerRows } from '../form/answer-rows.tsx';
import type { OpenRequest } from '../request-gate.tsx';

/** Shows the result in one look, once there is one. */
export function DecisionNotice({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
  const t = useText();
  const { longDay, number } = useFormats();
  const { status, decision, decidedOn } = request.data;
  const onDay = t('words.onDay', {
    what: t(`requests.status.${status}`),
    day: decidedOn === undefined ? '' : longDay(decidedOn),
  });
  const words = <DecisionWords request={request} forms={forms} />;
  if (status === 'rejected') {
    return (
      <Notice tone="bad" title={onDay}>
        {words}
      </Notice>
    );
  }
  if (status === 'retracted') return <EndNotice request={request} tone="warn" />;
  if (status === 'closed') return <ClosedNotice request={request} forms={forms} />;
  if (status !== 'accepted') return null;
  const { animalsAsked, animalsGranted, validUntil } = decision ?? {};
  return (
    <>
      <Notice tone="ok" title={onDay}>
        {animalsGranted !== undefined && (
          <p>
            {t('requests.granted', {
              count: animalsGranted,
              granted: number(animalsGranted),
              asked: number(animalsAsked ?? animalsGranted),
            })}
          </p>
        )}
        {validUntil !== undefined && (
          <p>{t('requests.validUntil', { day: longDay(validUntil) })}</p>
        )}
        {words}
      </Notice>
      <PermissionEndNotice request={request} />
    </>
  );
}

/** Shows what the office that decided wrote, as its conditions and reasons: they bind whoever reads the result. */
function DecisionWords({ request: { data }, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
  const filled = data.filledSteps.find(({ on }) => on === data.decidedOn);
  const step = forms.form.steps.find(({ id }) => id === filled?.step);
  if (filled === undefined || step === undefined) return null;
  const fields = forms.fieldsOf(step);
  const given = answersOf(filled.fieldData);
  const written = fields
    .filter(({ inputType }) => ['line', 'text'].includes(inputFacts(inputType).holds))
    .map(({ internalName }) => internalName)
    .filter((name) => normalValue(answerTo(given, name)) !== null);
  return answerRows(fields, given)
    .filter(({ key }) => written.includes(key))
    .map(({ key, term, value }) => (
      <div key={key}>
        <strong>{term}</strong>
        <div>{value}</div>
      </div>
    ));
}

/** Tells that nothing was decided: nobody answered in time, or all is filled in. */
function ClosedNotice({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
  const { data } = request;
  const t = useText();
  const { longDay } = useFormats();
  const { now } = useKernel();
  const lapse = lapseEventOf(data);
  if (lapse !== undefined) {
    const form = <LabelText labels={forms.form.steps[lapse.step]?.form} />;
    return (
      <Notice tone="warn" title={t('requests.lapsedOn', { day: longDay(lapse.on) })}>
        <p>
          <T id="requests.lapsedText" values={{ form }} />
        </p>
        {mayReopen(data, new Date(now())) && (
          <p>{t('requests.reopenUntil', { day: longDay(reopenableUntil(data) ?? lapse.on) })}</p>
        )}
      </Notice>
    );
  }
  return <EndNotice request={request} />;
}

/** Tells since when a request is over without a decision. */
function EndNotice({
  request: { data },
  tone = 'info',
}: Pick<OpenRequest, 'request'> & { readonly tone?: NoticeTone }) {
  const t = useText();
  const { longDay } = useFormats();
  const ending = data.events.findLast(
    ({ event, status }) => event !== 'mark' && status === data.status,
  );
  if (ending === undefined) return null;
  const what = t(`requests.status.${data.status}`);
  return <Notice tone={tone} title={t('words.onDay', { what, day: longDay(ending.on) })} />;
}

/**
 * Shows the end of a permission before it was used up, below the decision that stands. Who is only the supplier reads
 * no rest.
 */
function PermissionEndNotice({ request: { data } }: Pick<OpenRequest, 'request'>) {
  const t = useText();
  const { colon, longDay, number } = useFormats();
  const today = useToday();
  const { permissionEnd: end, events } = data;
  if (end === undefined) return null;
  const { reason } = events.findLast(({ event }) => event === 'revoke') ?? {};
  const what = t(end.how === 'waived' ? 'requests.event.waive' : 'requests.status.revoked');
  const rest =
    end.animals === undefined ? undefined : (animalsReturned(data, today) ?? end.animals);
  return (
    <Notice tone="warn" title={t('words.onDay', { what, day: longDay(end.on) })}>
      {end.how === 'waived' && rest !== undefined && (
        <p>{t('requests.waivedRest', { count: rest, shown: number(rest) })}</p>
      )}
      {end.how === 'revoked' && <p>{t('requests.revokedText')}</p>}
      {end.how === 'revoked' && reason !== undefined && (
        <p>
          {t('requests.reason')}
          {colon}
          {reason}
        </p>
      )}
    </Notice>
  );
}
