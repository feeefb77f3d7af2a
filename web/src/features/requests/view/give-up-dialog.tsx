import { useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActDialog } from './act-dialog.tsx';
import { useAction } from './use-action.ts';

/** Gives up a request, or what is left of its permission. */
export function GiveUpDialog({
  act,
  request,
  onClose,
}: {
  readonly act: 'retract' | 'waive';
  readonly request: Request;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const calls = useRequestCalls();
  const action = useAction(
    request,
    () => calls[act](request),
    () => {
      notify('success', t(`requests.event.${act}`));
      onClose();
    },
  );
  return (
    <ActDialog
      title={t(`requests.${act}`)}
      text={t(`requests.${act}Text`)}
      action={action}
      onClose={onClose}
    />
  );
}
