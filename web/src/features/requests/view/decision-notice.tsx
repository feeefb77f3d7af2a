import { lapseEventOf } from '#shared/requests/process/lapsed.ts';
import { mayReopen, reopenableUntil } from '#shared/requests/process/reopening.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { OpenRequest } from '../request-gate.tsx';
import { PermissionEndNotice } from './permission-end-notice.tsx';

/** Shows the result in one look, once there is one. */
export function DecisionNotice({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
  const t = useText();
  const { longDay, number } = useFormats();
  const { status, decision, decidedOn } = request.data;
  const onDay = t('words.onDay', {
    what: t(`requests.status.${status}`),
    day: decidedOn === undefined ? '' : longDay(decidedOn),
  });
  if (status === 'retracted') {
    return <Notice tone="warn" title={t('requests.retractedNotice')} />;
  }
  if (status === 'rejected') return <Notice tone="bad" title={onDay} />;
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
      </Notice>
      <PermissionEndNotice request={request} />
    </>
  );
}

/** Tells that nothing was decided: nobody answered in time, or all is filled in. */
function ClosedNotice({ request: { data }, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
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
  const closing = data.events.findLast(({ status }) => status === 'closed');
  if (closing === undefined) return null;
  return (
    <Notice
      title={t('words.onDay', { what: t('requests.status.closed'), day: longDay(closing.on) })}
    >
      <p>{t('requests.closedFilled')}</p>
    </Notice>
  );
}
