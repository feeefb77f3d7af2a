import { animalsReturned } from '#shared/requests/law/purchases.ts';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';
import type { OpenRequest } from '../request-gate.tsx';

/**
 * Shows the end of a permission before it was used up, below the decision that stands. Who is only the supplier reads
 * no rest.
 */
export function PermissionEndNotice({ request: { data } }: Pick<OpenRequest, 'request'>) {
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
