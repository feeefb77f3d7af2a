import { dropUploads } from '#web/features/uploads/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import { asideOf, parseLaidAside } from '../form/laid-aside.ts';
import { parseStoredAnswers } from '../form/stored-answers.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActDialog } from './act-dialog.tsx';
import { useAction } from './use-action.ts';

export function RemoveDialog({
  request,
  onRemoved,
  onClose,
}: {
  readonly request: Request;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const { api, now } = useKernel();
  const calls = useRequestCalls();
  const name = `request/${request.id}/${request.data.step}`;
  const onDevice = useStoredForm(name, request.data.agr);
  const aside = useStoredForm(asideOf(name), request.data.agr);
  const remove = useAction(
    request,
    () => calls.remove(request),
    () => {
      const kept = [
        parseStoredAnswers(onDevice.found?.value),
        ...parseLaidAside(aside.found?.value, new Date(now())),
      ].flatMap((answers) => answers?.files ?? []);
      const files = [...request.data.attachments, ...kept].map(({ upload }) => upload);
      dropUploads(api, new Set(files));
      onDevice.discard();
      aside.discard();
      notify('success', t('requests.event.remove'));
      onRemoved();
    },
  );
  return (
    <ActDialog
      title={t('requests.removeDraft')}
      text={t('requests.removeText')}
      action={remove}
      onClose={onClose}
    />
  );
}
