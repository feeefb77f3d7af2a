import { useQuery } from '@tanstack/react-query';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { OpenRequest } from '../request-gate.tsx';
import { usePartyNames } from '../use-party-names.ts';

/** Tells how long the authority usually takes, while it is to decide; nothing where it decided nothing lately. */
export function UsualTime({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
  const t = useText();
  const { number } = useFormats();
  const { api } = useKernel();
  const nameOf = usePartyNames(request.data);
  const { status, step } = request.data;
  const decides = forms.form.steps
    .slice(step)
    .some(({ role, outcome }) => role === 'AUT' && outcome !== undefined);
  const isWaiting = status === 'open' && decides;
  const { data, isPending } = useQuery({
    queryKey: ['usualTime', request.id],
    queryFn: ({ signal }) =>
      api.call(
        'POST livestock/request/usualtime',
        { process: request.id },
        { signal, quiet: true },
      ),
    enabled: isWaiting,
  });
  if (!isWaiting) return null;
  // Its place is kept, so that nothing moves when the line comes.
  if (isPending) return <p className="usual-time" />;
  if (data?.days === undefined) return null;
  return (
    <p className="usual-time muted">
      {t('requests.usualTime', {
        party: nameOf(request.data.aut),
        count: data.days,
        shown: number(data.days),
      })}
    </p>
  );
}
