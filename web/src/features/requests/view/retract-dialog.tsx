import { useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActDialog } from './act-dialog.tsx';
import { useAction } from './use-action.ts';

export function RetractDialog({
  request,
  onClose,
}: {
  readonly request: Request;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const calls = useRequestCalls();
  const retract = useAction(
    request,
    () => calls.retract(request),
    () => {
      notify('success', t('requests.event.retract'));
      onClose();
    },
  );
  return (
    <ActDialog
      title={t('requests.retract')}
      text={t('requests.retractText')}
      yes={t('requests.retract')}
      action={retract}
      onClose={onClose}
    />
  );
}
