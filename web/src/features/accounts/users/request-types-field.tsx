import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Rights } from './rights.ts';

/** Asks for the request types that a farmer may file, of those that its country offers. */
export function RequestTypesField({
  values,
  onChange,
}: {
  readonly values: Rights;
  readonly onChange: (patch: Partial<Rights>) => void;
}) {
  const t = useText();
  return (
    <CheckboxGroup
      label={t('users.requestTypes')}
      choices={REQUEST_TYPES.map((value) => ({ value, label: t(`users.requestType.${value}`) }))}
      value={values.types}
      onChange={(chosen) =>
        onChange({ types: REQUEST_TYPES.filter((type) => chosen.includes(type)) })
      }
    />
  );
}
