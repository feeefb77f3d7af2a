import { type FormEvent, useState } from 'react';
import { EDITOR_NAME_LENGTH, STATUS_LABEL_LENGTH } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActionFailure } from './action-failure.tsx';
import { useAction } from './use-action.ts';

const EDITOR_KEY = 'requests.editor';

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
  const { storage } = useKernel();
  const calls = useRequestCalls();
  const { inProcess: mark, statusLabel: label } = request.data;
  const [editorName, setEditorName] = useState(storage.get(EDITOR_KEY) ?? '');
  const [typedLabel, setTypedLabel] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const name = editorName.trim();
  const isForeign = mark !== undefined && (mark.by !== account || mark.editorName !== name);
  const save = useAction(
    request,
    (inProgress: boolean) =>
      calls.setStatus(request, {
        editorName: name,
        inProgress,
        ...(typedLabel === null ? {} : labelChange(typedLabel.trim(), label)),
        // The page has shown whose mark it is: pressing is the confirmation.
        ...(isForeign ? { replace: true } : {}),
      }),
    () => {
      storage.set(EDITOR_KEY, name);
      notify('success', t('words.saved'));
      onClose();
    },
  );
  const submit = (inProgress: boolean) => {
    setMissing(name === '');
    if (name !== '') save.mutate(inProgress);
  };
  return (
    <Dialog title={t('requests.mark')} onClose={onClose}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit(true);
        }}
        noValidate
      >
        {mark && isForeign && <ForeignMark mark={mark} />}
        <ActionFailure error={save.error} />
        <TextField
          label={t('requests.editorName')}
          hint={t('requests.editorNameHint')}
          required
          width="short"
          maxLength={EDITOR_NAME_LENGTH}
          error={isMissing ? t('errors.fields.required') : undefined}
          value={editorName}
          onChange={(event) => setEditorName(event.target.value)}
        />
        <TextField
          label={t('requests.statusLabel')}
          hint={t('requests.statusLabelHint')}
          maxLength={STATUS_LABEL_LENGTH}
          value={typedLabel ?? label ?? ''}
          onChange={(event) => setTypedLabel(event.target.value)}
        />
        <MarkButtons
          isForeign={isForeign}
          isMarked={mark !== undefined}
          isBusy={save.isPending}
          onRemove={() => submit(false)}
          onClose={onClose}
        />
      </form>
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
          {t(isForeign ? 'requests.markRemoveForeign' : 'requests.markRemove')}
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
