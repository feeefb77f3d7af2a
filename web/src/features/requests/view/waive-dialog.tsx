import { useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActDialog } from './act-dialog.tsx';
import { useAction } from './use-action.ts';

export function WaiveDialog({
  request,
  onClose,
}: {
  readonly request: Request;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const calls = useRequestCalls();
  const waive = useAction(
    request,
    () => calls.waive(request),
    () => {
      notify('success', t('requests.event.waive'));
      onClose();
    },
  );
  return (
    <ActDialog
      title={t('requests.waive')}
      text={t('requests.waiveText')}
      yes={t('requests.waive')}
      action={waive}
      onClose={onClose}
    />
  );
}
