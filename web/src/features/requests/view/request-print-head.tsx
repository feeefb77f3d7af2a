import { LabelText } from '#web/components/label-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import type { OpenRequest } from '../request-gate.tsx';

/** Shows, on paper only, whose page this is, of which day. */
export function PrintHead({ request }: Pick<OpenRequest, 'request'>) {
  const t = useText();
  const { time } = useFormats();
  const { now } = useKernel();
  const { data: country } = useCountry();
  return (
    <p className="print-only print-head">
      {t('app.title')} · <LabelText labels={country.labels} otherwise={country.code} /> ·{' '}
      {request.data.hid ?? t('requests.draft')} ·{' '}
      {t('requests.printedOn', { time: time(new Date(now()).toISOString()) })}
    </p>
  );
}
