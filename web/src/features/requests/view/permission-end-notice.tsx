import { animalsReturned } from '#shared/requests/law/purchases.ts';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';
import type { OpenRequest } from '../request-gate.tsx';

/** Shows the end of a permission before it was used up, below the decision that stands. */
export function PermissionEndNotice({ request: { data } }: Pick<OpenRequest, 'request'>) {
  const t = useText();
  const { colon, longDay, number } = useFormats();
  const today = useToday();
  const { permissionEnd: end, events } = data;
  if (end === undefined) return null;
  const { reason } = events.findLast(({ event }) => event === 'revoke') ?? {};
  const what = t(end.how === 'waived' ? 'requests.event.waive' : 'requests.status.revoked');
  const rest = animalsReturned(data, today) ?? end.animals;
  return (
    <Notice tone="warn" title={t('words.onDay', { what, day: longDay(end.on) })}>
      <p>
        {end.how === 'waived'
          ? t('requests.waivedRest', { count: rest, shown: number(rest) })
          : t('requests.revokedText')}
      </p>
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
