import { PrintHead } from '#web/components/print-head.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { OpenRequest } from '../request-gate.tsx';

/** Shows, on paper only, whose page this is, of which day. */
export function RequestPrintHead({ request }: Pick<OpenRequest, 'request'>) {
  const t = useText();
  const { time } = useFormats();
  const { now } = useKernel();
  return (
    <PrintHead>
      {request.data.hid ?? t('requests.draft')} ·{' '}
      {t('requests.printedOn', { time: time(new Date(now()).toISOString()) })}
    </PrintHead>
  );
}
