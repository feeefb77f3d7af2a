import { useState } from 'react';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useControlBodies } from '#web/kernel/use-control-bodies.ts';
import { useEntity, useEntityList } from '#web/kernel/use-entities.ts';

/** Asks for the control body that farms are imported for, after its country. */
export function ControlBodyFields({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const { id: here } = useCountry();
  const { data: chosen } = useEntity('account', value === '' ? undefined : value);
  const { data: countries = [] } = useEntityList('country');
  const [wanted, setCountry] = useState<string>();
  const country = wanted ?? chosen?.data.staticData.country ?? here;
  const { data: bodies = [] } = useControlBodies(country);
  return (
    <>
      <SelectField
        label={t('words.country')}
        width="medium"
        value={country}
        onChange={({ target }) => {
          setCountry(target.value);
          onChange('');
        }}
        options={countries
          .filter(({ data }) => !data.isAdmin)
          .map(({ id, data }) => ({ value: id, ...labelled(data.labels, data.code) }))
          .sort((a, b) => compare(a.label, b.label))}
      />
      <SelectField
        id="controlBody"
        label={t('role.INS')}
        hint={t('imports.controlBodyHint')}
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
