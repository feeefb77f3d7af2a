import { type Option, SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { OfferFormState } from './use-offer-form.ts';

type Optional = 'offerspecification' | 'category2' | 'classification';

/** Asks for one of a list, or no answer; nothing shows where there is nothing to choose. */
export function OptionalSelect({
  form: { values, set, errors },
  field,
  label,
  options,
}: {
  readonly form: OfferFormState;
  readonly field: Optional;
  readonly label: string;
  readonly options: readonly Option[];
}) {
  const t = useText();
  if (options.length === 0) return null;
  return (
    <SelectField
      id={field}
      label={label}
      empty={t('inputs.noAnswer')}
      error={errors[field]}
      value={values[field]}
      onChange={(event) => set({ [field]: event.target.value })}
      options={options}
    />
  );
}
