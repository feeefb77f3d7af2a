import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CONTACT_NAME_LENGTH } from '#shared/contact/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useNotify } from '#web/kernel/use-notify.ts';

type MissingBreedDialogProps = {
  /** What was looked for. */
  readonly name: string;
  /** Id of the animal kind. */
  readonly animalkind: string;
  readonly onClose: () => void;
};

/** Tells the administration which breed or origin somebody cannot find; the offer stays as it is. */
export function MissingBreedDialog({ name, animalkind, onClose }: MissingBreedDialogProps) {
  const t = useText();
  const notify = useNotify();
  const { api } = useKernel();
  const [typed, setTyped] = useState(name);
  const [wasTried, setTried] = useState(false);
  const telling = useMutation({
    mutationFn: (wanted: string) =>
      api.call(
        'POST livestock/notify/missingoffergroup',
        { name: wanted, animalkind },
        { quiet: true },
      ),
    onSuccess: () => {
      notify('success', t('offers.missingBreedSent'));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    const wanted = typed.trim();
    if (wanted !== '' && !telling.isPending) telling.mutate(wanted);
  };
  const isMissing = wasTried && typed.trim() === '';
  return (
    <Dialog title={t('offers.missingBreed')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>{t('offers.missingBreedText')}</p>
        {telling.error !== null && <FailureState error={telling.error} />}
        <TextField
          label={t('offers.missingBreedName')}
          required
          maxLength={CONTACT_NAME_LENGTH}
          error={isMissing ? t('errors.fields.required') : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="buttons">
          <Button type="submit" look="primary" busy={telling.isPending}>
            {t('offers.missingBreedSend')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
