import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { Request } from '../use-request.ts';

/** The result in one look, once there is one. */
export function DecisionNotice({ request }: { readonly request: Request }) {
  const t = useText();
  const { longDay, number } = useFormats();
  const { status, decision, decidedOn } = request.data;
  const day = decidedOn === undefined ? '' : longDay(decidedOn);
  if (status === 'retracted') {
    return <Notice tone="warn" title={t('requests.retractedNotice')} />;
  }
  if (status === 'rejected') return <Notice tone="bad" title={t('requests.rejectedOn', { day })} />;
  if (status === 'closed') return <ClosedNotice request={request} />;
  if (status !== 'accepted') return null;
  const { animalsAsked, animalsGranted, validUntil } = decision ?? {};
  return (
    <Notice tone="ok" title={t('requests.acceptedOn', { day })}>
      {animalsGranted !== undefined && (
        <p>
          {t('requests.granted', {
            count: animalsGranted,
            granted: number(animalsGranted),
            asked: number(animalsAsked ?? animalsGranted),
          })}
        </p>
      )}
      {validUntil !== undefined && <p>{t('requests.validUntil', { day: longDay(validUntil) })}</p>}
    </Notice>
  );
}

/** Nothing was decided: all is filled in, or nobody answered in time. */
function ClosedNotice({ request: { data } }: { readonly request: Request }) {
  const t = useText();
  const { longDay } = useFormats();
  const closing = data.events.findLast(({ status }) => status === 'closed');
  if (closing === undefined) return null;
  return (
    <Notice title={t('requests.closedOn', { day: longDay(closing.on) })}>
      <p>{t(closing.event === 'autoClose' ? 'requests.closedByTime' : 'requests.closedFilled')}</p>
    </Notice>
  );
}
