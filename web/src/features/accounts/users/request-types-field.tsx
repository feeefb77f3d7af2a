import { fieldWords } from '#shared/entities/field-words.ts';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { useTexts } from '#web/i18n/text-provider.tsx';
import type { Rights } from './rights.ts';

/** Asks for the request types that a farmer may file, of those that its country offers. */
export function RequestTypesField({
  values,
  onChange,
}: {
  readonly values: Rights;
  readonly onChange: (patch: Partial<Rights>) => void;
}) {
  const { t, find } = useTexts();
  const words = fieldWords(find, 'requestpackage');
  return (
    <CheckboxGroup
      label={t('users.requestTypes')}
      choices={REQUEST_TYPES.map((value) => ({
        value,
        label: words.choice('requestTypes', value),
      }))}
      value={values.types}
      onChange={(chosen) =>
        onChange({ types: REQUEST_TYPES.filter((type) => chosen.includes(type)) })
      }
    />
  );
}
