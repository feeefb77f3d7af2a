import { useRef } from 'react';
import { EDITOR_NAME_LENGTH, STATUS_LABEL_LENGTH } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useInitials } from '../use-initials.ts';
import type { Request } from '../use-request.ts';
import { type Standing, useRequestCalls } from '../use-request-calls.ts';
import { ActionFailure } from './action-failure.tsx';
import { useAction } from './use-action.ts';

/** Tells the colleagues who has the request on the desk. Somebody else's mark is replaced or removed only after a question. */
export function MarkDialog({
  request,
  account,
  onClose,
}: {
  readonly request: Request;
  readonly account: string;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const { initials, keepInitials } = useInitials();
  const calls = useRequestCalls();
  const { inProcess: mark, statusLabel: label } = request.data;
  const isForeignTo = (name: string) =>
    mark !== undefined && (mark.by !== account || mark.editorName !== name);
  const save = useAction(
    request,
    (standing: Standing) => calls.setStatus(request, standing),
    () => {
      keepInitials(form.values.editorName.trim());
      notify('success', t('words.saved'));
      onClose();
    },
  );
  /** False while the mark is to be removed. */
  const marks = useRef(true);
  const form = useForm({
    read: { editorName: initials, statusLabel: label ?? '' },
    check: ({ editorName }): FieldProblems =>
      editorName.trim() === '' ? { editorName: t('errors.fields.required') } : {},
    input: ({ editorName, statusLabel }) => ({
      editorName: editorName.trim(),
      inProgress: marks.current,
      ...labelChange(statusLabel.trim(), label),
      // The page has shown whose mark it is: pressing is the confirmation.
      ...(isForeignTo(editorName.trim()) ? { replace: true } : {}),
    }),
    sending: save,
    prefix: 'mark-',
  });
  const isForeign = isForeignTo(form.values.editorName.trim());
  const remove = () => {
    marks.current = false;
    form.submit();
    marks.current = true;
  };
  return (
    <Dialog title={t('requests.mark')} onClose={onClose}>
      <Form form={form} isShort failure={(error) => <ActionFailure error={error} />}>
        {mark && isForeign && <ForeignMark mark={mark} />}
        <TextField
          {...form.text('editorName')}
          label={t('requests.editorName')}
          hint={t('requests.editorNameHint')}
          required
          width="short"
          maxLength={EDITOR_NAME_LENGTH}
        />
        <TextField
          {...form.text('statusLabel')}
          label={t('requests.statusLabel')}
          hint={t('requests.statusLabelHint')}
          maxLength={STATUS_LABEL_LENGTH}
        />
        <MarkButtons
          isForeign={isForeign}
          isMarked={mark !== undefined}
          isBusy={form.isSending}
          onRemove={remove}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}

function MarkButtons({
  isForeign,
  isMarked,
  isBusy,
  onRemove,
  onClose,
}: {
  readonly isForeign: boolean;
  readonly isMarked: boolean;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <div className="buttons">
      <Button type="submit" look="primary" busy={isBusy}>
        {t(isForeign ? 'requests.markReplace' : 'requests.mark')}
      </Button>
      {isMarked && (
        <Button busy={isBusy} onClick={onRemove}>
          {t('requests.markRemove')}
        </Button>
      )}
      <Button look="quiet" onClick={onClose}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}

function ForeignMark({ mark }: { readonly mark: NonNullable<Request['data']['inProcess']> }) {
  const t = useText();
  const { time } = useFormats();
  return (
    <Notice
      tone="warn"
      title={t('requests.markedSince', { editor: mark.editorName, time: time(mark.since) })}
    >
      <p>{t('requests.markReplaceText')}</p>
    </Notice>
  );
}

function labelChange(next: string, before: string | undefined): { statusLabel?: string | null } {
  if (next === (before ?? '')) return {};
  return { statusLabel: next === '' ? null : next };
}
