import type { FormState } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useControlBodies } from '#web/kernel/use-control-bodies.ts';

type Values = {
  readonly country: string;
  readonly controlNumber: string;
  readonly controlBody: string;
};

/**
 * Asks the questions about a farm alone: its number, and its control body, without which it cannot ask for anything.
 */
export function FarmFields({ form }: { readonly form: FormState<Values> }) {
  const t = useText();
  const { data: bodies = [] } = useControlBodies(form.values.country);
  return (
    <>
      <TextField
        {...form.text('controlNumber')}
        label={t('words.controlNumber')}
        width="medium"
        autoComplete="off"
      />
      <SelectField
        {...form.text('controlBody')}
        label={t('role.INS')}
        hint={t('users.controlBodyHint')}
        width="medium"
        empty={t('words.notSaid')}
        options={bodies}
      />
    </>
  );
}
