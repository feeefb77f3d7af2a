import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActionFailure } from './action-failure.tsx';
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
      notify('success', t('requests.retracted'));
      onClose();
    },
  );
  return (
    <Dialog title={t('requests.retractTitle')} onClose={onClose}>
      <p>{t('requests.retractText')}</p>
      <ActionFailure error={retract.error} />
      <div className="buttons">
        <Button look="danger" busy={retract.isPending} onClick={() => retract.mutate(undefined)}>
          {t('requests.retract')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
