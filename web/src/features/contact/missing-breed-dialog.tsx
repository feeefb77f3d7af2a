import { useMutation } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { CONTACT_NAME_LENGTH } from '#shared/contact/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useSession } from '#web/kernel/use-session.ts';

type MissingBreedDialogProps = {
  /** The name that the reader looked for. */
  readonly name: string;
  /** Id of the animal kind. */
  readonly animalkind: string;
  /** Id of the country in which the name is missed; that of the site where it is left out. */
  readonly country?: string;
  readonly onClose: () => void;
};

/** Asks which breed or origin somebody cannot find, and tells the administration; a guest says it in a message. */
export function MissingBreedDialog(props: MissingBreedDialogProps) {
  const t = useText();
  if (useSession().status === 'guest') return <ToMessage {...props} />;
  return (
    <Dialog title={t('offers.missingBreed')} onClose={props.onClose}>
      <ReportForm {...props} />
    </Dialog>
  );
}

/** Leads to a message that has the animals and the name already. */
function ToMessage({ name, animalkind }: MissingBreedDialogProps) {
  const label = useLabel();
  const { data: kind, isPending } = useEntity('animalkind', animalkind);
  if (isPending) return null;
  const about = new URLSearchParams({ animals: label(kind?.data.labels), breed: name });
  return <Navigate to={`${pathTo('Contact')}?${about}`} />;
}

function ReportForm({ name, animalkind, country, onClose }: MissingBreedDialogProps) {
  const t = useText();
  const site = useCountry();
  const notify = useNotify();
  const { api } = useKernel();
  const telling = useMutation({
    mutationFn: (wanted: string) =>
      api.call(
        'POST livestock/notify/missingoffergroup',
        { name: wanted, animalkind, country: country ?? site.id },
        { quiet: true },
      ),
    onSuccess: () => {
      notify('success', t('offers.missingBreedSent'));
      onClose();
    },
  });
  const form = useForm({
    read: { name },
    check: (entry): FieldProblems =>
      entry.name.trim() === '' ? { name: t('errors.fields.required') } : {},
    input: (entry) => entry.name.trim(),
    sending: telling,
    prefix: 'missing-breed-',
  });
  return (
    <Form form={form} isShort>
      <TextField
        {...form.text('name')}
        label={t('offers.condition.breed')}
        required
        maxLength={CONTACT_NAME_LENGTH}
      />
      <FormButtons form={form} onCancel={onClose}>
        {t('offers.missingBreedSend')}
      </FormButtons>
    </Form>
  );
}
