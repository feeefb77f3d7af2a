import { useQuery } from '@tanstack/react-query';
import { USUAL_TIME_DAYS } from '#shared/requests/limits.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { usePartyNames } from '../use-party-names.ts';
import type { Request } from '../use-request.ts';

/** How long the authority usually takes, while that is of interest; nothing where it decided nothing lately. */
export function UsualTime({ request }: { readonly request: Request }) {
  const t = useText();
  const { number } = useFormats();
  const { api } = useKernel();
  const nameOf = usePartyNames(request.data);
  const isWaiting = request.data.status === 'open';
  const { data } = useQuery({
    queryKey: ['usualTime', request.id],
    queryFn: ({ signal }) =>
      api.call(
        'POST livestock/request/usualtime',
        { process: request.id },
        { signal, quiet: true },
      ),
    enabled: isWaiting,
  });
  if (!isWaiting || data?.days === undefined) return null;
  return (
    <p className="usual-time muted">
      {t('requests.usualTime', {
        party: nameOf(request.data.aut),
        count: data.days,
        shown: number(data.days),
      })}{' '}
      {t('requests.usualTimeOf', {
        count: data.decisions,
        shown: number(data.decisions),
        days: number(USUAL_TIME_DAYS),
      })}
    </p>
  );
}
