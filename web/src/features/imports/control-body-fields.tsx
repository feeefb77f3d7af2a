import { useState } from 'react';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useControlBodies } from '#web/kernel/use-control-bodies.ts';
import { useEntity, useEntityList } from '#web/kernel/use-entities.ts';

export const CONTROL_BODY_ID = 'controlBody';

/** Asks for the control body that farms are imported for, after its country. */
export function ControlBodyFields({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (id: string) => void;
}) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const { id: site } = useCountry();
  const { data: chosen } = useEntity('account', value === '' ? undefined : value);
  const { data: countries = [] } = useEntityList('country');
  const [wanted, setCountry] = useState<string>();
  const options = countries
    .filter(({ data }) => !data.isAdmin)
    .map(({ id, data }) => ({ value: id, ...labelled(data.labels, data.code) }))
    .sort((a, b) => compare(a.label, b.label));
  // The site of the administration is no country of farms.
  const usual = options.find(({ value: id }) => id === site) ?? options[0];
  const country = wanted ?? chosen?.data.staticData.country ?? usual?.value;
  const { data: bodies = [] } = useControlBodies(country);
  return (
    <>
      <SelectField
        label={t('offers.condition.country')}
        width="medium"
        value={country}
        onChange={({ target }) => {
          setCountry(target.value);
          onChange('');
        }}
        options={options}
      />
      <SelectField
        id={CONTROL_BODY_ID}
        label={t('role.INS')}
        error={error}
        width="medium"
        required
        empty={t('words.choose')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={bodies}
      />
    </>
  );
}
