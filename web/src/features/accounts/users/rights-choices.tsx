import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { PickList } from '#web/components/pick-list.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import type { Rights } from './rights.ts';

type ChoiceProps = {
  readonly country: string;
  readonly values: Rights;
  readonly onChange: (patch: Partial<Rights>) => void;
};

/** Asks for the regions of an authority's country. */
export function RegionsField({ country, values, onChange }: ChoiceProps) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const filter: AttributeFilter = { field: 'country', comparison: 'eq', value: country };
  const { data: regions = [], isPending } = useEntityList('region', { filter });
  return (
    <PickList
      label={t('users.regions')}
      hint={t('users.regionsHint')}
      isPending={isPending}
      options={regions
        .map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))
        .sort((a, b) => compare(a.label, b.label))}
      value={values.regions}
      onChange={(chosen) => onChange({ regions: chosen })}
    />
  );
}

/** Asks for the control bodies or associations of a farmer's country. */
export function OfficesField({
  country,
  kind,
  values,
  onChange,
}: ChoiceProps & { readonly kind: 'INS' | 'ASO' }) {
  const t = useText();
  const { compare } = useFormats();
  const filter: AttributeFilter = {
    $and: [
      { field: 'staticData.role', comparison: 'eq', value: kind },
      { field: 'staticData.country', comparison: 'eq', value: country },
    ],
  };
  const { data: offices = [], isPending } = useEntityList('account', { filter });
  return (
    <PickList
      label={t(kind === 'INS' ? 'users.offices.INS' : 'words.associations')}
      isPending={isPending}
      options={offices
        .map(({ id, data: { staticData } }) => ({ value: id, label: staticData.name }))
        .sort((a, b) => compare(a.label, b.label))}
      value={values[kind]}
      onChange={(chosen) => onChange({ [kind]: chosen })}
    />
  );
}
