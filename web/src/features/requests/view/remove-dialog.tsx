import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActionFailure } from './action-failure.tsx';
import { useAction } from './use-action.ts';

export function RemoveDialog({
  request,
  onClose,
}: {
  readonly request: Request;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const calls = useRequestCalls();
  const onDevice = useStoredForm(`request/${request.id}/${request.data.step}`, request.data.agr);
  const remove = useAction(
    request,
    () => calls.remove(request),
    () => {
      onDevice.discard();
      notify('success', t('requests.removed'));
      navigate(pathTo('RequestList'));
    },
  );
  return (
    <Dialog title={t('requests.removeTitle')} onClose={onClose}>
      <p>{t('requests.removeText')}</p>
      <ActionFailure error={remove.error} />
      <div className="buttons">
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t('requests.removeDraft')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
