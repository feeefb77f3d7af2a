import { defined } from '#shared/kernel/defined.ts';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import { FieldSet } from '#web/components/field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TYPE_WORDS } from '#web/features/requests/public.ts';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import type { UserSettings } from '#web/kernel/use-settings.ts';

type Defaults = UserSettings['requests'];

/** Shows the choices that are made already when a request begins: its type, and its form among those of the country. */
export function RequestDefaults({
  value: { type, package: form },
  onChange,
}: {
  readonly value: Defaults;
  readonly onChange: (value: Defaults) => void;
}) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const country = useCountry();
  const { data: forms = [] } = useEntityList('requestpackage', {
    filter: {
      $and: [
        { field: 'enabled', comparison: 'eq', value: true },
        { field: 'countries', comparison: 'eq', value: country.id },
      ],
    },
  });
  const change = (next: { type?: string; form?: string }) => {
    const { type: chosenType = type ?? '', form: chosenForm = form ?? '' } = next;
    const requestType = REQUEST_TYPES.find((name) => name === chosenType);
    onChange({
      ...defined({ type: requestType }),
      ...(chosenForm === '' ? {} : { package: chosenForm }),
    });
  };
  return (
    <FieldSet label={t('profile.requestDefaults')}>
      <SelectField
        id="default-type"
        label={t('requests.type')}
        empty={t('profile.requestTypeNone')}
        width="medium"
        value={type ?? ''}
        onChange={({ target }) => change({ type: target.value })}
        options={REQUEST_TYPES.map((value) => ({ value, label: t(TYPE_WORDS[value]) }))}
      />
      <SelectField
        id="default-form"
        label={t('requests.package')}
        empty={t('profile.requestTypeNone')}
        value={form ?? ''}
        onChange={({ target }) => change({ form: target.value })}
        options={forms
          .map(({ id, data }) => ({ value: id, ...labelled(data.labels, data.internalName) }))
          .sort((a, b) => compare(a.label, b.label))}
      />
    </FieldSet>
  );
}
