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
export function FarmFields({
  values,
  errors,
  set,
}: {
  readonly values: Values;
  readonly errors: { readonly controlNumber?: string; readonly controlBody?: string };
  readonly set: (patch: Partial<Values>) => void;
}) {
  const t = useText();
  const { data: bodies = [] } = useControlBodies(values.country);
  return (
    <>
      <TextField
        id="controlNumber"
        label={t('users.controlNumber')}
        width="medium"
        autoComplete="off"
        error={errors.controlNumber}
        value={values.controlNumber}
        onChange={({ target }) => set({ controlNumber: target.value })}
      />
      <SelectField
        id="controlBody"
        label={t('users.farmControlBody')}
        hint={t('users.controlBodyHint')}
        width="medium"
        empty={t('users.controlBodyNone')}
        error={errors.controlBody}
        value={values.controlBody}
        onChange={({ target }) => set({ controlBody: target.value })}
        options={bodies}
      />
    </>
  );
}
